import { useEffect, useMemo, useState } from 'react'
import { analyze, type Analysis, type Question } from '@lib/metrics/analyze'
import type { MetricsData } from '@lib/metrics/settings'

/** Counts away from the page, and calls back once. Returns a function that stops it. */
export type CountLater = (question: Question, hear: (analysis: Analysis) => void) => () => void

/** Characters that even a slow phone counts before it draws the next picture: about 1,000 rows. */
const mostAtOnce = 50_000

/**
 * The analysis of an export. A long one is counted away from the page; until it is there, the earlier one stays.
 * @param countLater missing where nothing is changed: in the exported HTML
 */
export function useAnalysis(
  data: MetricsData,
  today: number,
  countLater: CountLater | undefined,
): { analysis: Analysis; isCounting: boolean } {
  const isLong = data.text.length > mostAtOnce && countLater !== undefined
  const atOnce = useMemo(() => (isLong ? undefined : analyze(data, today)), [isLong, data, today])
  const [later, setLater] = useState<{ data: MetricsData; analysis: Analysis }>()
  const [shown, setShown] = useState<Analysis>()
  useEffect(() => {
    if (!isLong) return undefined
    return countLater({ data, today }, analysis => setLater({ data, analysis }))
  }, [isLong, data, today, countLater])
  const counted = atOnce ?? (later?.data === data ? later.analysis : undefined)
  if (counted && counted !== shown) setShown(counted)
  const nothing = useMemo(() => analyze({ ...data, text: '' }, today), [data, today])
  return { analysis: counted ?? shown ?? nothing, isCounting: counted === undefined }
}
