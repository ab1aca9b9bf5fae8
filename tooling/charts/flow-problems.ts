import type { FlowChart, FlowMeasure } from './chart'
import { lengthProblems, placeProblems, verticalProblems, wholeProblems } from './data-problems'
import { bracketOf } from './flow-chart'
import { firstPosition, labelAt } from './axis-positions'

/** Items that return from a state, or enter it without having entered the one before. */
function countProblems({ states, x }: FlowChart): string[] {
  return states.flatMap(({ name, entered }, order) => {
    const before = states[order - 1]
    const where = (index: number): string => labelAt(x, firstPosition(x) + index)
    const fall = entered.findIndex((count, index) => count < (entered[index - 1] ?? 0))
    const early = entered.findIndex((count, index) => count > (before?.entered[index] ?? count))
    return [
      ...(fall < 0
        ? []
        : [
            `'${name}' falls from ${entered[fall - 1]} to ${entered[fall]} at ${where(fall)}: it counts all that ever entered, so it never falls.`,
          ]),
      ...(early < 0
        ? []
        : [
            `at ${where(early)}, ${entered[early]} items have entered '${name}' but only ${before?.entered[early]} '${before?.name}' before it.`,
          ]),
    ]
  })
}

function measureProblems(chart: FlowChart, measure: FlowMeasure): string[] {
  const misplaced = placeProblems(chart.x, [measure], chart.states[0].entered)
  if (misplaced.length > 0 || bracketOf(chart, measure)) return misplaced
  const [first, second] = measure.between
  const names = chart.states.map(({ name }) => name).join(', ')
  return [
    `'${measure.text}' can't be measured from '${first}' to '${second}' at ${measure.at}: name an earlier and a later state of ${names}, and a moment whose items have entered the second by the end of the chart.`,
  ]
}

/** Problems with the counts and measures of a cumulative flow diagram. */
export function flowProblems(chart: FlowChart): string[] {
  const { states, measures = [], x, y } = chart
  const lists = states.map(({ name, entered }) => ({ name: `state '${name}'`, values: entered }))
  const lengths = lengthProblems(x, lists)
  if (lengths.length > 0) return lengths
  return [
    ...states.flatMap(({ name, entered }) => wholeProblems(`state '${name}'`, entered)),
    ...countProblems(chart),
    ...measures.flatMap(measure => measureProblems(chart, measure)),
    ...verticalProblems(Math.max(...states.flatMap(({ entered }) => entered)), y),
  ]
}
