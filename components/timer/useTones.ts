import { useCallback, useEffect, useState } from 'react'
import { viewAt, type Run } from '@lib/timer/run'
import { phaseOf, tonesFrom } from '@lib/timer/tones'
import { playTone } from './play-tone'

/** The sound of the page. missing: the browser has none; waits: it lets a page sound only after a press. */
export interface Tones {
  state: 'ready' | 'waits' | 'missing'
  /** Makes sound possible; to be called by a press. */
  allow: () => void
  test: () => void
}

/** How often the clock of the sound is compared with that of the device, in milliseconds. */
const compareEvery = 5000
/** The most seconds by which they may differ: the sound's clock stops while the device sleeps. */
const mostDrift = 1

const hasEnded = (run: Run, before: number, now: number) => {
  const [then, since] = [viewAt(run, before), viewAt(run, now)]
  return since.index !== then.index || (phaseOf(since) === 'over' && phaseOf(then) !== 'over')
}

/** Plays the tones of a timer. They are given to the browser beforehand, which plays them on time in a page that sleeps, too. */
export function useTones(run: Run | undefined, isOn: boolean): Tones {
  const [audio, setAudio] = useState<AudioContext>()
  const [isReady, setReady] = useState(false)
  const [isMissing, setMissing] = useState(false)
  // Counts how often the tones have to be given to the browser again.
  const [round, setRound] = useState(0)

  const open = useCallback((): AudioContext | undefined => {
    if (audio) {
      void audio.resume()
      return audio
    }
    if (!('AudioContext' in window)) {
      setMissing(true)
      return undefined
    }
    const opened = new AudioContext()
    opened.addEventListener('statechange', () => setReady(opened.state === 'running'))
    setReady(opened.state === 'running')
    setAudio(opened)
    return opened
  }, [audio])

  useEffect(() => () => void audio?.close(), [audio])

  useEffect(() => {
    if (!run || !isOn || !audio || !isReady) return
    const [wall, heard] = [Date.now(), audio.currentTime]
    const stops = tonesFrom(run, wall).map(({ kind, after }) => playTone(audio, kind, heard + after / 1000))
    const compare = window.setInterval(() => {
      const now = Date.now()
      const drift = (now - wall) / 1000 - (audio.currentTime - heard)
      if (Math.abs(drift) <= mostDrift) return
      if (drift > 0 && hasEnded(run, now - drift * 1000, now)) playTone(audio, 'end', audio.currentTime)
      setRound(count => count + 1)
    }, compareEvery)
    return () => {
      window.clearInterval(compare)
      for (const stop of stops) stop()
    }
  }, [run, isOn, audio, isReady, round])

  // After a reload, the first press anywhere on the page.
  useEffect(() => {
    if (!run || !isOn || isReady) return
    const allow = () => void open()
    document.addEventListener('pointerdown', allow)
    document.addEventListener('keydown', allow)
    return () => {
      document.removeEventListener('pointerdown', allow)
      document.removeEventListener('keydown', allow)
    }
  }, [run, isOn, isReady, open])

  return {
    state: isMissing ? 'missing' : isReady ? 'ready' : 'waits',
    allow: () => void open(),
    test: () => {
      const opened = open()
      if (opened) playTone(opened, 'end', opened.currentTime + 0.05)
    },
  }
}
