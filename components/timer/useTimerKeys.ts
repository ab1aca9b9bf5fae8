import { useEffect, useRef } from 'react'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

interface TimerKeys {
  onSpace: () => void
  onLeft: () => void
  onRight: () => void
}

const fields = 'input, select, textarea'
/** What the space bar presses itself. */
const pressed = `${fields}, button, a, summary`

/** Space, and the arrows to the left and right, while a timer is there and the focus isn't in a field. */
export function useTimerKeys(isActive: boolean, keys: TimerKeys): void {
  const latest = useRef(keys)
  useIsomorphicLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      const does = {
        ' ': latest.current.onSpace,
        ArrowLeft: latest.current.onLeft,
        ArrowRight: latest.current.onRight,
      }[key]
      if (!does || (target instanceof Element && target.closest(key === ' ' ? pressed : fields))) return
      event.preventDefault()
      does()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isActive])
}
