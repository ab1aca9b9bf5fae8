import { useEffect, useState } from 'react'
import type { RunForecast } from '@lib/forecast/runner'
import type { Asked } from './charts'

/** What was asked, and the forecast for it. */
export interface Answer {
  asked: Asked
  summary: Awaited<ReturnType<RunForecast>>
}

interface NewestAnswer extends Answer {
  /** False while a newer one is on its way. */
  isCurrent: boolean
  hasFailed: boolean
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The newest forecast; while another is on its way, the one before. Undefined if there is nothing to forecast from. */
export function useForecast(
  asked: Asked | undefined,
  first: Answer,
  run: RunForecast | undefined,
): NewestAnswer | undefined {
  const [answer, setAnswer] = useState(first)
  const [failed, setFailed] = useState<Asked>()
  const wanted = JSON.stringify(asked)
  const isCurrent = isSame(asked, answer.asked)
  // Dates may change without the runs.
  const hasRuns = asked !== undefined && isSame(asked.input, answer.asked.input)
  useEffect(() => {
    if (!wanted || !run || isCurrent || hasRuns) return undefined
    let isOver = false
    const question = JSON.parse(wanted) as Asked
    run(question.input).then(
      summary => {
        if (!isOver) setAnswer({ asked: question, summary })
      },
      () => {
        if (!isOver) setFailed(question)
      },
    )
    return () => {
      isOver = true
    }
  }, [wanted, isCurrent, hasRuns, run])
  if (!asked) return undefined
  if (hasRuns) return { asked, summary: answer.summary, isCurrent: true, hasFailed: false }
  return { ...answer, isCurrent, hasFailed: isSame(failed, asked) }
}
