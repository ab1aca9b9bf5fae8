import type { Band, Line, LineChart } from './chart'
import { gapFaults, numberFaults, placeFaults } from './data-faults'

/** Problems with one line of a chart. */
export function lineFaults(line: Line, { lines, x }: LineChart): string[] {
  const name = `line '${line.name}'`
  const unnamed = lines.length > 1 && !line.end && !line.labels?.length
  return [
    ...numberFaults(name, line.values),
    ...gapFaults(name, line.values),
    ...placeFaults(x, line.labels ?? [], line.values),
    ...(unnamed ? [`${name} has no words: where there are several, give each an end or a label.`] : []),
  ]
}

/** Problems with a band between two series. */
export function bandFaults({ name, low, high, labels = [] }: Band, { x }: LineChart): string[] {
  const turned = low.findIndex((value, index) => value !== null && value > (high[index] ?? value))
  return [
    ...numberFaults(`band '${name}'`, [...low, ...high]),
    ...gapFaults(`band '${name}'`, low),
    ...placeFaults(x, labels, high),
    ...(turned < 0 ? [] : [`band '${name}' has its low (${low[turned]}) above its high (${high[turned]}).`]),
  ]
}
