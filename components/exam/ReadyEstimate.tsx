import { useMemo } from 'react'
import { answersIn, countedAnswers, fewestAnswers, firstAnswers, readinessOf } from '@lib/exam/readiness'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'

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
        <strong>{words.ready}</strong>
        {words.notEnough(fewestAnswers, answersIn(areas))}
      </p>
    )
  }
  const { of10, low, high } = readiness
  return (
    <p>
      <strong>{low < high ? words.wouldPassBetween(of10, low, high) : words.wouldPass(of10)}</strong>{' '}
      {words.restsOn(Math.min(answersIn(areas), countedAnswers))}
    </p>
  )
}
