import {
  agesAt,
  averageOf,
  cumulativeCounts,
  finishedIn,
  inProgress,
  percentileOf,
  timesOf,
} from '@lib/flow/measures'
import type { FlowRun } from '@lib/flow/run'
import type { FlowItem } from '@lib/flow/simulation'
import type { Chart, Layer, Tone } from '@lib/tools/chart-spec'
import type { NumbersTable } from '../tools/ChartWithTable'
import { daysInWords, itemsInWords, numberInWords } from './words'

/** What a picture shows, and its numbers. */
export interface Picture {
  chart: Chart
  table: NumbersTable
}

const rounded = (value: number) => Math.round(value * 100) / 100

const shades: readonly Tone[] = ['shade-1', 'shade-2', 'shade-3', 'shade-4']

/** How many items had come so far into each column, by day. */
export function cumulativePicture({ items, span }: FlowRun, names: readonly string[]): Picture {
  const days = span.to
  const rows = cumulativeCounts(items, names.length, days)
  const steps = ['New', ...names, 'Done']
  const last = rows.at(-1) ?? []
  const bands = steps.map((name, step): Layer => ({
    kind: 'area',
    name,
    tone:
      step === 0
        ? 'shade-5'
        : step === steps.length - 1
          ? 'grid'
          : (shades[names.length - step] ?? 'shade-1'),
    points: rows.map((row, day) => ({ x: day, low: row[step + 1] ?? 0, high: row[step] ?? 0 })),
  }))
  return {
    chart: {
      title: 'Cumulative flow',
      description: `After ${days} days, ${itemsInWords(last[0] ?? 0)} had come and ${numberInWords(last.at(-1) ?? 0)} were done. The height of a band is how many items are there.`,
      x: { title: 'Day', kind: 'number', isWhole: true, from: 0, to: days },
      y: { title: 'Items so far', kind: 'number', isWhole: true },
      layers: [
        ...bands,
        ...(span.from > 0
          ? [{ kind: 'rule', axis: 'x', at: span.from, text: 'counted from here', tone: 'second' } as const]
          : []),
      ],
    },
    table: {
      columns: [
        { title: 'Day', isNumber: true },
        ...steps.map((name, step) => ({
          title: step === 0 ? 'Asked' : step === steps.length - 1 ? 'Done' : `In ${name} or later`,
          isNumber: true,
        })),
      ],
      rows: rows.map((row, day) => [day, ...row]),
    },
  }
}

/** How long each finished item was in progress. */
export function timesPicture({ items, span }: FlowRun): Picture {
  const finished = finishedIn(items, span).sort((a, b) => a.done - b.done)
  const timeOf = (item: FlowItem) => item.done - (item.entered[0] ?? item.asked)
  const dots = (isUrgent: boolean) =>
    finished.filter(item => item.isUrgent === isUrgent).map(item => ({ x: item.done, y: timeOf(item) }))
  const times = timesOf(items, span, inProgress)
  const lines = [50, 85].map(percent => ({ percent, at: percentileOf(times, percent) }))
  const urgent = dots(true)
  return {
    chart: {
      title: `Cycle times of ${itemsInWords(finished.length)}`,
      description: `85 of 100 items took ${daysInWords(lines[1]?.at ?? 0)} or less from start to done, and half of them ${daysInWords(lines[0]?.at ?? 0)} or less. The average is ${numberInWords(averageOf(times))}.`,
      x: { title: 'Done on day', kind: 'number', from: span.from, to: span.to },
      y: { title: 'Days in progress', kind: 'number' },
      layers: [
        { kind: 'dots', name: urgent.length > 0 ? 'ordinary' : undefined, tone: 'main', points: dots(false) },
        ...(urgent.length > 0
          ? [{ kind: 'dots', name: 'urgent', tone: 'danger', shape: 'square', points: urgent } as const]
          : []),
        ...lines.map(({ percent, at }): Layer => ({
          kind: 'rule',
          axis: 'y',
          at,
          text: `${percent}%: ${numberInWords(at)}`,
          tone: 'second',
        })),
      ],
    },
    table: {
      columns: [
        { title: 'Item', isNumber: true },
        { title: 'Kind' },
        { title: 'Asked on day', isNumber: true },
        { title: 'Started', isNumber: true },
        { title: 'Done', isNumber: true },
        { title: 'Days in progress', isNumber: true },
      ],
      rows: finished.map(item => [
        item.id + 1,
        item.isUrgent ? 'urgent' : 'ordinary',
        rounded(item.asked),
        rounded(item.entered[0] ?? item.asked),
        rounded(item.done),
        rounded(timeOf(item)),
      ]),
    },
  }
}

/** How old the open items are on the evening of a day, by column. */
export function agesPicture({ items, span }: FlowRun, names: readonly string[], day: number): Picture {
  const line = percentileOf(timesOf(items, span, inProgress), 85)
  const open = items
    .flatMap(item => {
      const started = item.entered[0] ?? Infinity
      const column = item.entered.filter(time => time <= day).length - 1
      return started <= day && item.done > day ? [{ id: item.id, column, age: day - started }] : []
    })
    .sort((a, b) => b.age - a.age)
  const points = names.flatMap((_, column) => {
    const here = open.filter(item => item.column === column)
    return here.map(({ age }, at) => ({ x: column + ((at + 0.5) / here.length - 0.5) * 0.7, y: age }))
  })
  const ages = agesAt(items, day, inProgress)
  return {
    chart: {
      title: `Ages of the open items on day ${day}`,
      description:
        ages.length > 0
          ? `${itemsInWords(ages.length)} in progress. The oldest is ${daysInWords(open[0]?.age ?? 0)} old. 85 of 100 finished items took ${daysInWords(line)} or less.`
          : 'Nothing is in progress.',
      x: {
        title: 'Column',
        kind: 'number',
        from: -0.5,
        to: names.length - 0.5,
        ticks: names.map((text, at) => ({ at, text })),
      },
      y: { title: 'Days since the start', kind: 'number' },
      layers: [
        { kind: 'dots', tone: 'main', points },
        {
          kind: 'rule',
          axis: 'y',
          at: line,
          text: `85%: ${numberInWords(line)}`,
          tone: 'second',
        },
      ],
    },
    table: {
      columns: [
        { title: 'Item', isNumber: true },
        { title: 'Column' },
        { title: 'Age in days', isNumber: true },
      ],
      rows: open.map(({ id, column, age }) => [id + 1, names[column] ?? '', rounded(age)]),
    },
  }
}
