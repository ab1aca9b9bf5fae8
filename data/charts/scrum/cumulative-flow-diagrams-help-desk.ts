import type { FlowChart } from '../../../tooling/charts/chart'
import { countsOn, firstDayCounted, lastDayCounted } from '../../example/help-desk'

/** One count per day; day 0 is the evening the help desk agreed on its limit. */
const counts = Array.from({ length: lastDayCounted - firstDayCounted + 1 }, (_, index) =>
  countsOn(firstDayCounted + index),
)
const asked = counts.map(count => count.asked)
const started = counts.map(count => count.started)
const finished = counts.map(count => count.finished)

export const chart: FlowChart = {
  kind: 'flow',
  title: 'Questions, counted from day −6',
  height: 640,
  x: { title: 'evening; on 0 the limit is agreed', from: firstDayCounted, every: 6 },
  y: { to: 150, every: 50 },
  states: [
    { name: 'Asked', entered: asked, look: 'gray' },
    { name: 'Started', entered: started, look: 'tint' },
    { name: 'Done', entered: finished, look: 'quiet' },
  ],
  measures: [
    {
      measure: 'items',
      between: ['Started', 'Done'],
      at: -2,
      text: '{value} questions',
      side: 'below-right',
      gap: 8,
    },
    { measure: 'time', between: ['Asked', 'Done'], at: -4, text: '{value} days', side: 'right', gap: 18 },
    {
      measure: 'items',
      between: ['Started', 'Done'],
      at: 16,
      text: '{value} questions',
      side: 'below',
      gap: 130,
    },
    { measure: 'time', between: ['Asked', 'Done'], at: 20, text: '{value} days', side: 'below', gap: 150 },
  ],
}
