import type { Bin } from '@lib/forecast/distribution'
import { endOfPeriod, type PeriodKind } from '@lib/forecast/periods'
import { fanLevels, mostPeriods, type ForecastInput } from '@lib/forecast/simulation'
import { percents, type ForecastSummary } from '@lib/forecast/summary'
import type { ForecastWarning } from '@lib/forecast/warnings'
import type { Chart, Layer } from '@lib/tools/chart-spec'
import { dayInShort } from '@lib/tools/dates'
import { listed } from '@lib/words'
import type { NumbersTable } from '../tools/ChartWithTable'
import { itemsInWords, numberInWords, periodName, periodsInWords, shareInWords } from './words'

/** What a picture shows, and its numbers. */
export interface Picture {
  chart: Chart
  table: NumbersTable
}

/** A question with its dates. */
export interface Asked {
  input: ForecastInput
  /** The day on whose morning the forecast begins, and the day of the question how many (days since 1970-01-01). */
  start: number
  by: number
  period: PeriodKind
}

/** A forecast as the pictures show it. */
export interface Shown extends Asked {
  summary: ForecastSummary
}

const dateOf = ({ start, period }: Shown, count: number) =>
  dayInShort(endOfPeriod(start, period, count), true)

/** By when so many of 100 runs are done. */
const doneBy = (shown: Shown, percent: number, count: number) =>
  count > mostPeriods
    ? `Fewer than ${percent} of 100 runs are done within ${periodsInWords(mostPeriods, shown.period)}.`
    : `${percent} of 100 runs are done by ${dateOf(shown, count)}.`

const spanOf = (least: string, most: string) => (least === most ? least : `${least} to ${most}`)

/** Of 100, with one decimal for a table. */
const ofHundred = (count: number, runs: number) => Math.round((count / runs) * 1000) / 10

const barsOf = (bins: readonly Bin[]) =>
  bins.map(({ least, most, count }) => ({ from: least - 0.5, to: most + 0.5, value: count }))

const levels = `${listed(percents.map(String))}%`

/** Rules at the percentages that people plan with; those at one place share a rule. */
function rulesAt(values: readonly number[]): Layer[] {
  const shown = percents.map((percent, index) => ({ percent, at: values[index] ?? 0 }))
  const places = [...new Set(shown.map(({ at }) => at))].sort((a, b) => a - b)
  return places.map((at, index) => {
    const here = shown.filter(each => each.at === at).map(({ percent }) => percent)
    const text = here.length > 1 ? `${here[0]}–${here.at(-1)}%` : `${here[0]}%`
    // The first names what is counted.
    return { kind: 'rule', axis: 'x', at, tone: 'second', text: index === 0 ? `${text} of runs` : text }
  })
}

/** What was finished in each past period; `skipped` older ones aren't used. */
export function historyPicture(
  history: readonly number[],
  skipped: number,
  period: PeriodKind,
  warnings: readonly ForecastWarning[],
): Picture {
  const one = periodName(period)
  const bars = history.map((value, index) => ({ from: index + 0.6, to: index + 1.4, value }))
  const change = warnings.find(warning => warning.kind === 'change')
  const least = history.reduce((low, value) => Math.min(low, value), Infinity)
  const most = history.reduce((high, value) => Math.max(high, value), 0)
  return {
    chart: {
      title: `What was finished in each past ${one}`,
      description: `${periodsInWords(history.length, period)}, each with ${spanOf(numberInWords(least), itemsInWords(most))}, the oldest first.${skipped > 0 ? ` The first ${numberInWords(skipped)} aren’t used.` : ''}`,
      x: { title: `Past ${one}`, kind: 'number', isWhole: true, from: 0.5, to: history.length + 0.5 },
      y: { title: 'Items done', kind: 'number', isWhole: true },
      layers: [
        ...(skipped > 0
          ? [{ kind: 'bars', name: 'not used', tone: 'grid', bars: bars.slice(0, skipped) } as const]
          : []),
        { kind: 'bars', name: 'used', tone: 'main', bars: bars.slice(skipped) },
        ...(change
          ? [
              {
                kind: 'rule',
                axis: 'x',
                at: change.from - 0.5,
                text: 'other numbers',
                tone: 'danger',
              } as const,
            ]
          : []),
      ],
    },
    table: {
      columns: [
        { title: `Past ${one}`, isNumber: true },
        { title: 'Items', isNumber: true },
      ],
      rows: history.map((value, index) => [index + 1, value]),
    },
  }
}

/** By when the list is done in how many runs. */
export function whenPicture(shown: Shown): Picture {
  const { summary, input } = shown
  const { whenBins, when, runs, unfinished } = summary
  const middle = ({ least, most }: Bin) => (least + most) / 2
  let soFar = 0
  return {
    chart: {
      title: `When all ${itemsInWords(input.items)} are done`,
      description: `${doneBy(shown, 50, when[0] ?? 0)} ${doneBy(shown, 85, when[2] ?? 0)} The lines mark by when ${levels} of the runs are done.`,
      x: {
        title: `End of a ${periodName(shown.period)}`,
        kind: 'number',
        ticks: whenBins.map(bin => ({
          at: middle(bin),
          text: dayInShort(endOfPeriod(shown.start, shown.period, bin.most)),
        })),
      },
      y: { title: 'Runs that finish then', kind: 'number', isWhole: true },
      layers: [
        { kind: 'bars', tone: 'main', bars: barsOf(whenBins) },
        ...rulesAt(when).filter(layer => layer.kind === 'rule' && layer.at <= mostPeriods),
      ],
    },
    table: {
      columns: [
        { title: 'Done by the end of' },
        { title: 'Runs', isNumber: true },
        { title: 'Of 100, so far', isNumber: true },
      ],
      rows: [
        ...whenBins.map(({ least, most, count }) => {
          soFar += count
          return [spanOf(dateOf(shown, least), dateOf(shown, most)), count, ofHundred(soFar, runs)]
        }),
        ...(unfinished > 0
          ? [[`later than ${periodsInWords(mostPeriods, shown.period)}`, unfinished, 100]]
          : []),
      ],
    },
  }
}

/** How many items are done by the day of the question in how many runs. */
export function manyPicture(shown: Shown): Picture {
  const { summary, input } = shown
  const { manyBins, many, runs } = summary
  let below = 0
  return {
    chart: {
      title: `How many items are done by ${dateOf(shown, input.periods)}`,
      description: `85 of 100 runs finish ${itemsInWords(many[2] ?? 0)} or more, and 50 of 100 finish ${numberInWords(many[0] ?? 0)} or more. The lines mark what ${levels} of the runs finish at least.`,
      x: { title: `Items done by ${dateOf(shown, input.periods)}`, kind: 'number', isWhole: true },
      y: { title: 'Runs that finish so many', kind: 'number', isWhole: true },
      layers: [{ kind: 'bars', tone: 'main', bars: barsOf(manyBins) }, ...rulesAt(many)],
    },
    table: {
      columns: [
        { title: 'Items' },
        { title: 'Runs', isNumber: true },
        { title: 'Of 100, so many or more', isNumber: true },
      ],
      rows: manyBins.map(({ least, most, count }) => {
        const reached = ofHundred(runs - below, runs)
        below += count
        return [spanOf(numberInWords(least), numberInWords(most)), count, reached]
      }),
    },
  }
}

/** How many items are done after each coming period: ranges of runs. */
export function fanPicture({ summary, input, start, by, period }: Shown): Picture {
  const points = summary.fan.map((levels, count) => ({ x: endOfPeriod(start, period, count), levels }))
  const at = (levels: readonly number[], index: number) => levels[index] ?? 0
  const area = (low: number, high: number) =>
    points.map(({ x, levels }) => ({ x, low: at(levels, low), high: at(levels, high) }))
  const last = points.at(-1)?.x ?? start
  return {
    chart: {
      title: 'How many items are done by each day',
      description: `The wide band has 90 of 100 runs, the narrow one 70, and half of the runs reach the line. In ${shareInWords(summary.inTime, summary.runs)}, all ${itemsInWords(input.items)} are done by ${dayInShort(input.periods > 0 ? endOfPeriod(start, period, input.periods) : by, true)}.`,
      x: { title: 'By this day', kind: 'day' },
      y: { title: 'Items done', kind: 'number', isWhole: true },
      layers: [
        { kind: 'area', name: '90 of 100 runs', tone: 'shade-6', points: area(0, 4) },
        { kind: 'area', name: '70 of 100 runs', tone: 'shade-5', points: area(1, 3) },
        {
          kind: 'line',
          name: 'half of the runs reach this line',
          tone: 'main',
          points: points.map(({ x, levels }) => ({ x, y: at(levels, 2) })),
        },
        {
          kind: 'rule',
          axis: 'y',
          at: input.items,
          text: `all ${itemsInWords(input.items)}`,
          tone: 'second',
        },
        ...(by >= start && by <= last
          ? [{ kind: 'rule', axis: 'x', at: by, text: dayInShort(by), tone: 'second' } as const]
          : []),
      ],
    },
    table: {
      columns: [
        { title: 'Date' },
        ...fanLevels.map(level => ({ title: `${level} of 100 reach`, isNumber: true })),
      ],
      rows: points.map(({ x, levels }) => [dayInShort(x, true), ...levels]),
    },
  }
}
