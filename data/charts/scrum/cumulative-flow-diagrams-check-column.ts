import type { FlowChart } from '../../../tooling/charts/chart'

/**
 * Sprint 15, on logging in without the card number: pieces of the plan that had entered each column by each
 * evening.
 */
export const chart: FlowChart = {
  kind: 'flow',
  title: 'Pieces of work, counted',
  subtitle: 'since the Sprint began',
  height: 640,
  x: { title: 'evening of working day', from: 0, every: 2 },
  y: { to: 30, every: 10 },
  states: [
    { name: 'To do', entered: [22, 22, 22, 23, 24, 24, 24, 24, 24, 24, 24], look: 'gray' },
    { name: 'Doing', entered: [0, 4, 8, 11, 14, 16, 18, 18, 20, 23, 24], look: 'quiet' },
    { name: 'Check', entered: [0, 1, 4, 7, 10, 13, 16, 17, 19, 22, 24], look: 'tint' },
    { name: 'Finished', entered: [0, 0, 1, 3, 4, 5, 6, 11, 16, 20, 24], look: 'quiet' },
  ],
  measures: [
    {
      measure: 'items',
      between: ['Check', 'Finished'],
      at: 6,
      text: '{value} pieces',
      side: 'below',
      gap: 40,
    },
  ],
}
