import { useMemo } from 'react'
import { answersIn, countedAnswers, fewestAnswers, firstAnswers, readinessOf } from '@lib/exam/readiness'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'

interface ReadyEstimateProps {
  progress: Progress
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
}

/** How many of ten exams the reader would pass, or how many answers are missing for saying so. */
export function ReadyEstimate({ progress, bank }: ReadyEstimateProps) {
  const areas = useMemo(() => (bank ? [...firstAnswers(progress, bank).values()] : []), [progress, bank])
  const readiness = useMemo(() => readinessOf(areas), [areas])
  if (!readiness) {
    return (
      <p>
        <strong>Ready?</strong> An estimate needs your first answers to {fewestAnswers} questions. You have
        given {answersIn(areas)}.
      </p>
    )
  }
  const { of10, low, high } = readiness
  return (
    <p>
      <strong>
        Ready? You would pass about {of10} of 10 such exams
        {low < high && ` (between ${low} and ${high}, with a chance of 80%)`}.
      </strong>{' '}
      This rests on your first answers to the last {Math.min(answersIn(areas), countedAnswers)} questions that
      you met, because a question is easier the second time. It doesn’t know how you do against the clock.
    </p>
  )
}
