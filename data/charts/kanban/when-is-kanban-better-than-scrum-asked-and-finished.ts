import { onEach } from '../../../lib/example/flow/counts'
import { total } from '../../../lib/example/total'
import type { LineChart } from '../../../tooling/charts/chart'
import { helpDeskItems } from '../../example/help-desk-items'
import { daysOfWeeks, weeksCounted } from '../../example/help-desk-weeks'

const byWeek = (moment: 'asked' | 'finished'): number[] =>
  Array.from({ length: weeksCounted }, (_, index) =>
    total(onEach(helpDeskItems, moment, daysOfWeeks(index + 1))),
  )
const [asked, finished] = [byWeek('asked'), byWeek('finished')]

export const alt = `Line chart of the cards asked and finished in each of eight weeks. Asked: ${asked.join(', ')}. Finished: ${finished.join(', ')}. In week 1, the week of the outage, far more are asked than finished. In week 2, it's the reverse. In weeks 3 to 6, the lines stay close. In week 7, one of the desk's four people is ill, and the finished line falls.`

export const chart: LineChart = {
  kind: 'line',
  title: 'Cards a week',
  height: 520,
  x: { title: 'week', from: 1, every: 1 },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'finished',
      values: finished,
      look: 'accent',
      dots: true,
      labels: [{ at: 7, text: 'finished: {value}', side: 'below', gap: 14 }],
    },
    {
      name: 'asked',
      values: asked,
      look: 'second',
      dots: true,
      labels: [{ at: 1, text: 'asked: {value}', side: 'above-right', gap: 20 }],
    },
  ],
}
