import type { FlowChart, FlowMeasure } from './chart'
import { lengthFaults, placeFaults, verticalFaults, wholeFaults } from './data-faults'
import { bracketOf } from './flow-chart'
import { firstPlace, nameOf } from './places'

/** Items that return from a state, or enter it without having entered the one before. */
function countFaults({ states, x }: FlowChart): string[] {
  return states.flatMap(({ name, entered }, order) => {
    const before = states[order - 1]
    const where = (index: number): string => nameOf(x, firstPlace(x) + index)
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

function measureFaults(chart: FlowChart, measure: FlowMeasure): string[] {
  const misplaced = placeFaults(chart.x, [measure], chart.states[0].entered)
  if (misplaced.length > 0 || bracketOf(chart, measure)) return misplaced
  const [first, second] = measure.between
  const names = chart.states.map(({ name }) => name).join(', ')
  return [
    `'${measure.text}' can't be measured from '${first}' to '${second}' at ${measure.at}: name an earlier and a later state of ${names}, and a moment whose items have entered the second by the end of the chart.`,
  ]
}

/** Problems with the counts and measures of a cumulative flow diagram. */
export function flowFaults(chart: FlowChart): string[] {
  const { states, measures = [], x, y } = chart
  const lists = states.map(({ name, entered }) => ({ name: `state '${name}'`, values: entered }))
  const lengths = lengthFaults(x, lists)
  if (lengths.length > 0) return lengths
  return [
    ...states.flatMap(({ name, entered }) => wholeFaults(`state '${name}'`, entered)),
    ...countFaults(chart),
    ...measures.flatMap(measure => measureFaults(chart, measure)),
    ...verticalFaults(Math.max(...states.flatMap(({ entered }) => entered)), y),
  ]
}
