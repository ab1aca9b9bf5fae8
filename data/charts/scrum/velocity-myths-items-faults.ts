import type { LineChart } from '../../../tooling/charts/chart'

/** The twelve Sprints of the article: items Done, and bugs that drivers reported in the live app. */
export const chart: LineChart = {
  kind: 'line',
  title: 'Items Done, bugs reported',
  subtitle: 'from Sprint 7 on, 24 points expected',
  height: 480,
  x: { title: 'Sprint', from: 1, every: 1 },
  y: { to: 12, every: 4 },
  lines: [
    { name: 'items', values: [5, 6, 3, 5, 6, 5, 6, 5, 4, 4, 5, 5], look: 'accent', dots: true, end: 'items' },
    { name: 'bugs', values: [4, 5, 3, 4, 5, 4, 5, 7, 8, 9, 9, 10], look: 'second', end: 'bugs' },
  ],
}
