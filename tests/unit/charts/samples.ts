import type {
  BarChart,
  Chart,
  FlowChart,
  Histogram,
  LineChart,
  ScatterChart,
} from '../../../tooling/charts/chart'
import type { PairChart, RowChart } from '../../../tooling/charts/rows'

export const burndown: LineChart = {
  kind: 'line',
  title: 'Days of work left',
  x: { title: 'day', from: 0, every: 1 },
  y: { to: 40, every: 10 },
  lines: [
    { name: 'left', values: [40, 30, 35, 10, 5], look: 'accent', dots: true, end: '{value} left' },
    {
      name: 'pace',
      values: [40, 30, 20, 10, 0],
      look: 'plan',
      labels: [{ at: 2, text: 'even pace', side: 'below-left', gap: 16 }],
    },
  ],
}

export const flow: FlowChart = {
  kind: 'flow',
  title: 'Items',
  height: 520,
  x: { title: 'day', from: 0, every: 1 },
  y: { to: 80, every: 20 },
  states: [
    { name: 'New', entered: [20, 40, 60, 80], look: 'gray' },
    { name: 'Started', entered: [15, 30, 45, 60], look: 'tint' },
    { name: 'Done', entered: [0, 10, 15, 40], look: 'quiet' },
  ],
  measures: [
    {
      measure: 'items',
      between: ['Started', 'Done'],
      at: 1,
      text: '{value} items',
      side: 'above',
      gap: 130,
    },
    { measure: 'time', between: ['Started', 'Done'], at: 0, text: '{value} days', side: 'right', gap: 40 },
  ],
}

export const bars: BarChart = {
  kind: 'bars',
  title: 'Items Done per Sprint',
  xTitle: 'Sprint',
  bars: [
    { name: '1', value: 5 },
    { name: '2', value: 3, look: 'gray' },
    { name: '3', value: 10 },
  ],
}

export const scatter: ScatterChart = {
  kind: 'scatter',
  title: 'Cycle time in days',
  x: { title: 'day', from: 0, to: 10, every: 5 },
  y: { to: 15, every: 5 },
  points: [
    [1, 4],
    [3, 2],
    [5, 6],
    [8, 12],
  ],
  percentiles: [{ percent: 75, text: '{percent} %:\n{value} days' }],
}

export const aging: ScatterChart = {
  kind: 'scatter',
  title: 'Age in days',
  x: { names: ['Look', 'Wait'] },
  y: { to: 15, every: 5 },
  counted: true,
  points: [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
    [0.2, 3],
    [1, 12],
  ],
  percentilesOf: [1, 2, 2, 9],
  percentiles: [{ percent: 95, text: '{percent} %:\n{value} days' }],
}

export const odds: Histogram = {
  kind: 'histogram',
  title: 'Items in two weeks',
  x: { title: 'items', from: 0, every: 2 },
  y: { to: 3, every: 1 },
  observations: [1, 5, 6, 6, 7, 7, 7, 8, 8, 9],
  atLeast: [
    { percent: 90, text: '{percent} in 100: {value}' },
    { percent: 50, text: 'half: {value}' },
  ],
}

export const waterfall: RowChart = {
  kind: 'rows',
  title: 'Days of work',
  rows: [
    { shares: [{ value: 60, text: 'all', look: 'gray' }], end: '{sum}' },
    { name: 'away', takes: 30.5 },
    { name: 'in problems', takes: 19.5 },
    {
      name: 'Left: {sum}',
      shares: [{ value: 8, text: '{value}' }, { value: 2 }],
      note: '{2} open, {percent} % planned',
    },
  ],
}

export const ranges: RowChart = {
  kind: 'rows',
  title: 'How large an item may appear',
  x: { title: 'points', every: 5 },
  rows: [
    { name: 'Fibonacci', from: 4, shares: [{ value: 2, look: 'second' }] },
    { from: 6, shares: [{ value: 4, text: '8' }] },
  ],
  marks: [{ at: 9, text: 'hoped for: {value}', side: 'left' }],
}

export const pairs: PairChart = {
  kind: 'pairs',
  title: 'Tests',
  sides: [{ title: 'number' }, { title: 'minutes', look: 'second' }],
  rows: [
    { name: 'Screen', values: [0, 1.5] },
    { name: 'Unit', values: [2600, 3] },
  ],
  ownScales: true,
}

/** A sound chart of each kind. */
export const samples: readonly Chart[] = [
  ...[burndown, flow, bars, odds, scatter, aging],
  ...[waterfall, ranges, pairs],
]
