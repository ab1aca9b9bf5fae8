import { useEffect, useState } from 'react'
import { viewAt, type Run } from '@lib/timer/run'

/** Milliseconds until a timer shows another second. */
const untilNext = (run: Run, now: number) => {
  const rest = viewAt(run, now).left % 1000
  return rest > 0 ? rest : 1000 + rest
}

/** The current time, with each second that a timer shows; at once when the page is seen again. */
export function useNow(run: Run | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!run || run.finished !== undefined) return
    let timer = 0
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      window.clearTimeout(timer)
      timer = window.setTimeout(tick, untilNext(run, moment))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('pageshow', tick)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('pageshow', tick)
    }
  }, [run])
  return now
}
