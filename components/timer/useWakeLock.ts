import { useEffect, useState } from 'react'

/** Whether the screen stays on: the browser keeps it on, won't, can't, or isn't asked to. */
export type WakeLockState = 'held' | 'refused' | 'missing' | 'unneeded'

/** Keeps the screen on while it is wanted, where the browser can. A hidden page loses the lock and asks again. */
export function useWakeLock(isWanted: boolean): WakeLockState {
  const [held, setHeld] = useState<'held' | 'refused' | 'missing'>('held')
  useEffect(() => {
    if (!isWanted) return
    const life = new AbortController()
    const isOver = () => life.signal.aborted
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (isOver() || document.visibilityState !== 'visible') return
      // Older browsers don't have it, nor do pages without https.
      const { wakeLock } = navigator as Partial<Navigator>
      if (!wakeLock) {
        setHeld('missing')
        return
      }
      try {
        const granted = await wakeLock.request('screen')
        if (isOver()) await granted.release()
        else {
          lock = granted
          setHeld('held')
        }
      } catch {
        // Low battery, say, or a setting.
        setHeld('refused')
      }
    }
    const listen = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', listen)
    return () => {
      life.abort()
      document.removeEventListener('visibilitychange', listen)
      void lock?.release()
    }
  }, [isWanted])
  return isWanted ? held : 'unneeded'
}
