import { averageOf, finishedIn, fromAsking, inProgress, percentileOf, timesOf, type Span } from './measures'
import type { FlowItem } from './simulation'

/** What a run came to, in days. */
export interface FlowResults {
  /** Items finished, in all and in a day. */
  finished: number
  rate: number
  /** From start to end: the average, and what 85 of 100 items don't exceed. */
  time: number
  time85: number
  /** From the question to the answer: the average of all, of ordinary items and of urgent ones. */
  whole: number
  ordinary: number
  urgent: number
  /** Items in New and in progress at the end. */
  newAtLast: number
  openAtLast: number
}

/** Counts what a run came to in a span. `isUrgent`: which items count as urgent, if the board treats all alike. */
export function resultsOf(
  items: readonly FlowItem[],
  span: Span,
  isUrgent = (item: FlowItem): boolean => item.isUrgent,
): FlowResults {
  const times = timesOf(items, span, inProgress)
  const whole = (wanted: readonly FlowItem[]) => averageOf(timesOf(wanted, span, fromAsking))
  const isIn = (time: number) => time <= span.to
  return {
    finished: finishedIn(items, span).length,
    rate: times.length / (span.to - span.from),
    time: averageOf(times),
    time85: percentileOf(times, 85),
    whole: whole(items),
    ordinary: whole(items.filter(item => !isUrgent(item))),
    urgent: whole(items.filter(item => isUrgent(item))),
    newAtLast: items.filter(({ asked, entered }) => isIn(asked) && !isIn(entered[0] ?? Infinity)).length,
    openAtLast: items.filter(({ entered, done }) => isIn(entered[0] ?? Infinity) && !isIn(done)).length,
  }
}
