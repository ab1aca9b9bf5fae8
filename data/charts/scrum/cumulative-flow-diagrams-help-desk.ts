import type { FlowChart } from '../../../lib/charts/chart'

/** Days -6 to 24, day 0 being the evening on which the help desk agreed on its limit. */
const days = Array.from({ length: 31 }, (_, index) => index - 6)

/** Four questions arrive each day. */
const asked = days.map(day => 52 + 4 * day)
/** Before the limit as many are started as arrive; then none for four days; then as many as are finished. */
const finished = days.map(day => 24 + 4 * day + Math.min(Math.max(day - 4, 0), 16))
const started = days.map((day, index) => (day <= 0 ? 48 + 4 * day : Math.max(48, (finished[index] ?? 0) + 8)))

export const chart: FlowChart = {
  kind: 'flow',
  title: 'Questions, counted from day −6',
  height: 640,
  x: { title: 'evening; on 0 the limit is agreed', from: -6, every: 6 },
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
      text: '{value} items',
      side: 'below-right',
      gap: 8,
    },
    { measure: 'time', between: ['Asked', 'Done'], at: -4, text: '{value} days', side: 'right', gap: 18 },
    { measure: 'items', between: ['Started', 'Done'], at: 16, text: '{value} items', side: 'below', gap: 90 },
    { measure: 'time', between: ['Asked', 'Done'], at: 20, text: '{value} days', side: 'below', gap: 150 },
  ],
}
