import { nearest } from '../check/content/nearest'
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
  const names = chart.states.map(({ name }) => name)
  const [first, second] = measure.between
  const unknown = measure.between.find(name => !names.includes(name))
  if (unknown !== undefined) {
    const meant = nearest(unknown, names)
    return [
      `'${measure.text}' measures from or to '${unknown}', which isn't a state: ${meant ? `did you mean '${meant}'?` : `there are ${names.join(', ')}.`}`,
    ]
  }
  if (names.indexOf(first) >= names.indexOf(second))
    return [`'${measure.text}' measures from '${first}' to '${second}': name the earlier state first.`]
  const misplaced = placeFaults(chart.x, [measure], chart.states[0].entered)
  if (misplaced.length > 0 || bracketOf(chart, measure)) return misplaced
  return [
    `'${measure.text}': what enters '${first}' at ${measure.at} has not entered '${second}' by the end of the chart; measure earlier.`,
  ]
}

/** Problems with the counts and measures of a cumulative flow diagram. */
export function flowFaults(chart: FlowChart): string[] {
  const { states, measures = [], moments = [], x, y } = chart
  const lists = states.map(({ name, entered }) => ({ name: `state '${name}'`, values: entered }))
  const lengths = lengthFaults(x, lists)
  if (lengths.length > 0) return lengths
  return [
    ...states.flatMap(({ name, entered }) => wholeFaults(`state '${name}'`, entered)),
    ...countFaults(chart),
    ...measures.flatMap(measure => measureFaults(chart, measure)),
    ...placeFaults(x, moments, states[0].entered),
    ...verticalFaults(Math.max(...states.flatMap(({ entered }) => entered)), y),
  ]
}
