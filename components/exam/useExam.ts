import { useCallback, useEffect, useRef, useState } from 'react'
import { runsOn, timeLeft, timeOf, type ExamAction } from '@lib/exam/attempt'
import { startClock } from '@lib/exam/clock'
import { endExam, stepExam } from '@lib/exam/exam-progress'
import type { Bank } from '@lib/exam/score'
import { changeProgress } from '@lib/progress/progress-store'
import type { Attempt } from '@lib/progress/shape'

/** How often, in milliseconds, elapsed time is read and, at least, stored. */
const lookEvery = 1000
const keepEvery = 5000

const now = () => new Date().toISOString()

/**
 * Runs an exam's clock while `isRunning`, and stores the reader's actions with the elapsed time every few
 * seconds and when the page is hidden. `left` is in milliseconds, rounded to seconds.
 * @param holder this page session
 */
export function useExam(exam: Attempt, bank: Bank, holder: string, isRunning: boolean) {
  const clock = useRef<ReturnType<typeof startClock>>()
  const unsaved = useRef(0)
  const [shown, setShown] = useState(0)

  const keep = useCallback(
    (action?: ExamAction) => {
      const passed = unsaved.current + (clock.current?.take() ?? 0)
      unsaved.current = 0
      setShown(0)
      changeProgress(progress => stepExam(progress, bank, { holder, at: now() }, passed, action))
    },
    [bank, holder],
  )

  const { spent } = exam
  const goesOn = runsOn(exam)
  const time = timeOf(exam)
  useEffect(() => {
    if (!isRunning) return
    const look = () => {
      unsaved.current += clock.current?.take() ?? 0
      setShown(unsaved.current)
      if (unsaved.current >= keepEvery || spent + unsaved.current >= time) keep()
    }
    const timer = window.setInterval(look, lookEvery)
    return () => window.clearInterval(timer)
  }, [isRunning, keep, spent, time])

  useEffect(() => {
    if (!isRunning) return
    const keepNow = () => keep()
    clock.current = startClock(() => performance.now())
    // It may have run out while the page was closed.
    if (goesOn) keepNow()
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
      clock.current = undefined
    }
  }, [isRunning, goesOn, keep])

  const end = () => {
    keep()
    changeProgress(progress => endExam(progress, bank, now()))
  }
  return { left: Math.max(0, timeLeft(exam) - shown), act: keep, end }
}
