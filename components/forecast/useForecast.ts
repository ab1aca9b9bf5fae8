import { useEffect, useState } from 'react'
import type { RunForecast } from '@lib/forecast/runner'
import type { ForecastInput } from '@lib/forecast/simulation'
import type { ForecastSummary } from '@lib/forecast/summary'

/** A forecast, and what was asked for. */
interface Answer {
  input: ForecastInput
  summary: ForecastSummary
}

interface ForecastAnswer extends Answer {
  /** False while a newer one is on its way. */
  isCurrent: boolean
  hasFailed: boolean
}

const isSame = (one: ForecastInput, other: ForecastInput) => JSON.stringify(one) === JSON.stringify(other)

/** The newest forecast; while another is on its way, the one before. Undefined if there is nothing to forecast from. */
export function useForecast(
  input: ForecastInput | undefined,
  first: Answer,
  run: RunForecast | undefined,
): ForecastAnswer | undefined {
  const [answer, setAnswer] = useState(first)
  const [failed, setFailed] = useState<ForecastInput>()
  const isCurrent = input !== undefined && isSame(input, answer.input)
  const wanted = input && !isCurrent ? JSON.stringify(input) : undefined
  useEffect(() => {
    if (!wanted || !run) return undefined
    let isOver = false
    const asked = JSON.parse(wanted) as ForecastInput
    run(asked).then(
      summary => {
        if (!isOver) setAnswer({ input: asked, summary })
      },
      () => {
        if (!isOver) setFailed(asked)
      },
    )
    return () => {
      isOver = true
    }
  }, [wanted, run])
  if (!input) return undefined
  return { ...answer, isCurrent, hasFailed: failed !== undefined && isSame(failed, input) }
}
