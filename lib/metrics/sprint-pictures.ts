import { dayInShort, isoOfDay } from '../tools/dates'
import type { Analysis } from './analyze'
import type { Picture } from './pictures'
import type { Unit } from './sprints'

/** Sums of points such as 0.1 + 0.2, without what computers add to them. */
const rounded = (value: number) => Math.round(value * 100) / 100

/** The numbers of both pictures, a row for each Sprint. */
function tableOf({ sprints: { ends } }: Analysis, unit: Unit): Picture['table'] {
  const number = (title: string) => ({ title, isNumber: true })
  return {
    columns: [
      { title: 'From' },
      { title: 'To' },
      number(`All ${unit}`),
      number('Done'),
      number('Left'),
      number('Added in it'),
      number('Done in it'),
      { title: 'Note' },
    ],
    rows: ends.map(end => [
      isoOfDay(end.first),
      isoOfDay(end.last),
      ...[end.scope, end.done, end.left, end.added, end.doneHere].map(rounded),
      end.isOver ? '' : 'not over yet',
    ]),
  }
}

/** Burnup and burndown by Sprint. Undefined without items, or without points if those are asked for. */
export function sprintPictures(
  analysis: Analysis,
  unit: Unit,
): { burnup: Picture; burndown: Picture } | undefined {
  const { ends, hasPoints } = analysis.sprints
  const [first, last] = [ends[0], ends.at(-1)]
  if (!first || !last || (unit === 'points' && !hasPoints)) return undefined
  const table = tableOf(analysis, unit)
  const says = (value: number) => rounded(value).toLocaleString('en-US')
  /** '3 items were' */
  const countOf = (value: number) =>
    value === 1 ? `1 ${unit === 'items' ? 'item' : 'point'} was` : `${says(value)} ${unit} were`
  // A Sprint that isn't over ends, for now, on the last evening that counts.
  const dayOf = (end: typeof first) => Math.min(end.last, analysis.upTo)
  const before = {
    x: first.first,
    scope: first.scope - first.added,
    done: first.done - first.doneHere,
    left: first.scope - first.added - first.done + first.doneHere,
  }
  const lineOf = (value: 'scope' | 'done' | 'left') => [
    { x: before.x, y: before[value] },
    ...ends.map(end => ({ x: dayOf(end), y: end[value] })),
  ]
  const x = { title: 'End of Sprint', kind: 'day' } as const
  const y = { kind: 'number', from: 0, isWhole: unit === 'items' } as const
  const Unit = unit === 'items' ? 'Items' : 'Points'
  return {
    burnup: {
      chart: {
        title: `Burnup by Sprint, in ${unit}`,
        description: `By ${dayInShort(dayOf(last), true)}, ${says(last.done)} of ${says(last.scope)} ${unit} ${last.done === 1 ? 'was' : 'were'} done.`,
        x,
        y: { ...y, title: `${Unit} so far` },
        layers: [
          { kind: 'line', name: 'all', tone: 'ink', points: lineOf('scope') },
          { kind: 'line', name: 'done', tone: 'main', points: lineOf('done') },
          { kind: 'dots', tone: 'main', points: lineOf('done') },
        ],
      },
      table,
    },
    burndown: {
      chart: {
        title: `Burndown by Sprint, in ${unit}`,
        description: `${countOf(last.left)} left on ${dayInShort(dayOf(last), true)}, after ${says(before.left)} on the first day. What was added counts, too.`,
        x,
        y: { ...y, title: `${Unit} left` },
        layers: [
          { kind: 'line', tone: 'main', points: lineOf('left') },
          { kind: 'dots', tone: 'main', points: lineOf('left') },
        ],
      },
      table,
    },
  }
}
