import type { LineChart } from '../../../tooling/charts/chart'
import { renewalQuestions, renewalQuestionsHopedFor } from '../../example/renewals'

/** The example of the page: the button is released in week 3, its clear messages in week 4. */
export const chart: LineChart = {
  kind: 'line',
  title: 'Questions about renewals',
  subtitle: 'to the help desk, per week',
  height: 480,
  x: { title: 'week', from: 1, every: 1 },
  y: { to: 80, every: 20 },
  lines: [
    {
      name: 'questions',
      values: renewalQuestions,
      look: 'accent',
      dots: true,
      labels: [
        { at: 1, text: '{value}', side: 'above-right' },
        { at: 2, text: '{value}', side: 'below' },
        { at: 3, text: '{value}: button\nreleased', side: 'above-left' },
        { at: 4, text: '{value}: clear\nmessages', side: 'above', gap: 84 },
        { at: 5, text: '{value}', side: 'below' },
      ],
    },
  ],
  levels: [
    { y: renewalQuestionsHopedFor, text: `hoped for: under ${renewalQuestionsHopedFor}`, side: 'below-left' },
  ],
}
