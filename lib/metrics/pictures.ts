import type { Chart } from '../tools/chart-spec'
import { dayInShort, isoOfDay } from '../tools/dates'
import type { Analysis } from './analyze'
import type { CountedDays } from './elapsed'
import type { PercentileLine } from './flow'

/** A picture and its numbers. */
export interface Picture {
  chart: Chart
  table: {
    columns: readonly { title: string; isNumber?: boolean }[]
    rows: readonly (readonly (string | number)[])[]
  }
}

/** '1 item' and '1,234 items'. */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** What the counted days are called. */
const dayNoun = (counted: CountedDays): string => (counted === 'weekdays' ? 'weekday' : 'day')

const day = (number: number) => dayInShort(number, true)

const text = (title: string) => ({ title })
const number = (title: string) => ({ title, isNumber: true })

/** 'Half of them took 2 weekdays or less, 85% 5 or less, and 95% 8 or less.' */
function percentilesInWords(lines: readonly PercentileLine[], counted: CountedDays): string {
  const [half, most, almostAll] = lines
  if (!half || !most || !almostAll) return ''
  return `Half of them took ${countOf(half.days, dayNoun(counted))} or less, 85% took ${most.days} or less, and 95% took ${almostAll.days} or less.`
}

const percentRules = (lines: readonly PercentileLine[]): Chart['layers'] =>
  lines.map(({ percent, days }) => ({
    kind: 'rule',
    axis: 'y',
    at: days,
    text: `${percent}%: ${days}`,
    tone: percent === 85 ? 'second' : 'soft',
  }))

/** The scatter plot: a dot for each day and time. Undefined if nothing with a known start was done. */
export function cycleTimePicture({ cycleTimes, lines }: Analysis, counted: CountedDays): Picture | undefined {
  const { dots, count, left } = cycleTimes
  if (count === 0) return undefined
  const thinned =
    left > 0
      ? ` ${dots.length} of ${countOf(dots.length + left, 'dot')} are drawn, the slowest among them; the percentiles count all items.`
      : ''
  return {
    chart: {
      title: `Cycle times of ${countOf(count, 'finished item')}`,
      description: `${percentilesInWords(lines, counted)}${thinned}`,
      x: { title: 'Done on', kind: 'day' },
      y: { title: `Cycle time in ${dayNoun(counted)}s`, kind: 'number', from: 0, isWhole: true },
      layers: [
        { kind: 'dots', tone: 'main', points: dots.map(({ done, days }) => ({ x: done, y: days })) },
        ...percentRules(lines),
      ],
    },
    table: {
      columns: [text('Done on'), number(`${dayNoun(counted)}s`), number('Items'), text('Which')],
      rows: [...dots]
        .sort((a, b) => b.days - a.days || b.done - a.done)
        .map(({ done, days, count: items, names }) => [
          isoOfDay(done),
          days,
          items,
          names.join(', ') + (items > names.length ? ` and ${items - names.length} more` : ''),
        ]),
    },
  }
}

/** 'None of them have', 'It has', '2 of them have' */
function takenLonger(above: number, count: number): string {
  if (count === 1) return above === 1 ? 'It has' : 'It hasn’t'
  return `${above === 0 ? 'None' : above === count ? 'All' : above} of them ${above === 1 ? 'has' : 'have'}`
}

/** The ages of items in progress. Undefined if none is. */
export function agingPicture({ ages, lines, upTo }: Analysis, counted: CountedDays): Picture | undefined {
  const { count, oldest } = ages
  const [first] = oldest
  if (!first) return undefined
  const above = oldest.filter(each => each.above >= 85).length
  const more = count > oldest.length ? ` The ${oldest.length} oldest are drawn.` : ''
  const compared =
    lines.length === 0
      ? ' Nothing with a known start is done yet, so there are no percentiles to compare with.'
      : ` ${takenLonger(above, count)} already taken longer than 85% of the finished items.`
  // A bar above the 85% line has that line's color.
  const groups = [true, false].map(isAbove => ({
    kind: 'bars' as const,
    name: isAbove ? 'above the 85% line' : 'up to it',
    tone: isAbove ? ('second' as const) : ('main' as const),
    bars: oldest.flatMap((each, at) =>
      each.above >= 85 === isAbove ? [{ from: at + 0.6, to: at + 1.4, value: each.age }] : [],
    ),
  }))
  const areKeysShort = oldest.every(({ key }) => key && key.length <= 12)
  const ticks = areKeysShort ? oldest.map(({ key }, at) => ({ at: at + 1, text: key })) : undefined
  return {
    chart: {
      title: `Ages of ${countOf(count, 'item')} in progress on ${day(upTo)}`,
      description: `The oldest is ${first.name}, in progress for ${countOf(first.age, dayNoun(counted))}.${compared}${more}`,
      x: {
        title: 'The oldest first',
        kind: 'number',
        from: 0.5,
        to: oldest.length + 0.5,
        isWhole: true,
        ticks,
      },
      y: { title: `Age in ${dayNoun(counted)}s`, kind: 'number', from: 0, isWhole: true },
      layers: [...groups.filter(({ bars }) => bars.length > 0), ...percentRules(lines)],
    },
    table: {
      columns: [text('Item'), text('Started on'), number(`${dayNoun(counted)}s`), text('Longer than')],
      rows: oldest.map(({ name, started, age, above: percent }) => [
        name,
        isoOfDay(started),
        age,
        percent === 0 ? '' : `${percent}% of the finished`,
      ]),
    },
  }
}

/** Items done by week. Undefined if none is. */
export function throughputPicture({ throughput: { weeks, periods } }: Analysis): Picture | undefined {
  if (periods.length === 0) return undefined
  const over = periods.filter(({ isOver }) => isOver)
  const period = weeks === 1 ? 'week' : `${weeks} weeks`
  const total = over.reduce((sum, { done }) => sum + done, 0)
  const counts = over.map(({ done }) => done)
  const range =
    over.length === 0
      ? 'The first period isn’t over yet.'
      : `${countOf(total, 'item')} in ${countOf(over.length, weeks === 1 ? 'week' : 'period')}: from ${counts.reduce((a, b) => Math.min(a, b))} to ${counts.reduce((a, b) => Math.max(a, b))}, on average ${Math.round((total / over.length) * 10) / 10}.`
  const last =
    over.length < periods.length && over.length > 0
      ? ' The last one isn’t over and isn’t counted in this sentence.'
      : ''
  return {
    chart: {
      title: `Throughput: items done per ${period}`,
      description: range + last,
      x: {
        title: weeks === 1 ? 'Weeks from Monday' : `Periods of ${weeks} weeks`,
        kind: 'day',
        from: periods[0]?.first,
      },
      y: { title: 'Items done', kind: 'number', from: 0, isWhole: true },
      layers: [true, false].flatMap(isOver => {
        const bars = periods
          .filter(each => each.isOver === isOver)
          .map(({ first, last: end, done }) => {
            // Some paper between two bars.
            const gap = (end - first + 1) / 20
            return { from: first + gap, to: end + 1 - gap, value: done }
          })
        return bars.length > 0
          ? [
              {
                kind: 'bars' as const,
                tone: isOver ? ('main' as const) : ('shade-5' as const),
                name: isOver ? 'over' : 'not over yet',
                bars,
              },
            ]
          : []
      }),
    },
    table: {
      columns: [text('From'), text('To'), number('Items done'), text('Note')],
      rows: periods.map(({ first, last: end, done, isOver }) => [
        isoOfDay(first),
        isoOfDay(end),
        done,
        isOver ? '' : 'not over yet',
      ]),
    },
  }
}

/** The cumulative flow diagram. Undefined without items. */
export function cumulativePicture({ cumulative: { every, evenings } }: Analysis): Picture | undefined {
  const last = evenings.at(-1)
  if (!last) return undefined
  const [waiting, open] = [last.created - last.started, last.started - last.done]
  const band = (
    name: string,
    tone: 'shade-1' | 'shade-5' | 'grid',
    low: keyof typeof last | 0,
    high: keyof typeof last,
  ) => ({
    kind: 'area' as const,
    name,
    tone,
    points: evenings.map(evening => ({
      x: evening.day,
      low: low === 0 ? 0 : evening[low],
      high: evening[high],
    })),
  })
  return {
    chart: {
      title: 'Cumulative flow',
      description: `On the evening of ${day(last.day)}, ${countOf(waiting, 'item')} had not been started, ${open.toLocaleString('en-US')} ${open === 1 ? 'was' : 'were'} in progress, and ${last.done.toLocaleString('en-US')} ${last.done === 1 ? 'was' : 'were'} done.${every > 1 ? ` Drawn from every ${every}th evening.` : ''}`,
      x: { title: 'Evening', kind: 'day' },
      y: { title: 'Items so far', kind: 'number', from: 0, isWhole: true },
      layers: [
        band('not started', 'shade-5', 'started', 'created'),
        band('in progress', 'shade-1', 'done', 'started'),
        band('done', 'grid', 0, 'done'),
      ],
    },
    table: {
      columns: [
        text('Evening'),
        number('Created so far'),
        number('Started so far'),
        number('Done so far'),
        number('Not started'),
        number('In progress'),
      ],
      rows: evenings.map(({ day: evening, created, started, done }) => [
        isoOfDay(evening),
        created,
        started,
        done,
        created - started,
        started - done,
      ]),
    },
  }
}
