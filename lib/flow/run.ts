import { resultsOf, type FlowResults } from './results'
import { comparedInput, countedFrom, inputOf, type FlowSettings } from './settings'
import type { Span } from './measures'
import { simulate, type FlowItem } from './simulation'

/** A board's run with its results, and those of the board with which it is compared. */
export interface FlowRun {
  items: readonly FlowItem[]
  /** The part of the run that counts. */
  span: Span
  results: FlowResults
  compared: FlowResults
}

/** Runs a board and the one with which it is compared: both get the same items. */
export function runOf(settings: FlowSettings): FlowRun {
  const span = { from: countedFrom(settings), to: settings.days }
  const items = simulate(inputOf(settings))
  return {
    items,
    span,
    results: resultsOf(items, span),
    // What is urgent on the one is counted apart on the other.
    compared: resultsOf(simulate(comparedInput(settings)), span, ({ id }) => items[id]?.isUrgent === true),
  }
}
