import { cumulativeOn, newOn, wipOn } from '../../../lib/example/flow/counts'
import { average } from '../../../lib/example/flow/percentile'
import { inWords } from '../../../lib/example/number-words'
import type { FlowChart } from '../../../tooling/charts/chart'
import { helpDeskItems } from '../../example/help-desk-items'
import { eveningBefore, helpDeskDays } from '../../example/help-desk-weeks'

/** Evenings from Friday, January 9, so that each Friday is the end of a week. */
const evenings = [eveningBefore, ...helpDeskDays]
const counts = evenings.map(evening => cumulativeOn(helpDeskItems, evening))
const inProgress = average(helpDeskDays.map(day => wipOn(helpDeskItems, day)))
const inNew = evenings.map(evening => newOn(helpDeskItems, evening))

/** The evening after the weekend of the outage, and the one in week 8 when New peaks. */
const afterOutage = 6
const afterIllness = 36

export const alt = `Cumulative flow diagram of the help desk over ${helpDeskDays.length} working days, with lines for asked, started and Done. The band between asked and started shows the cards in New. It swells to ${inNew[afterOutage]} after the outage in week 1, narrows again by the end of week 2, and swells to ${inNew[afterIllness]} in week 7, when one of the four is ill. The band between started and Done stays about ${inWords(Math.round(inProgress))} cards wide throughout.`

export const chart: FlowChart = {
  kind: 'flow',
  title: 'Cards so far',
  subtitle: 'open on January 9, or asked since',
  height: 640,
  x: { title: 'evening of working day', from: 0, every: 10 },
  y: { to: 200, every: 50 },
  states: [
    { name: 'New', entered: counts.map(({ asked }) => asked), look: 'gray' },
    { name: 'Started', entered: counts.map(({ started }) => started), look: 'tint' },
    { name: 'Done', entered: counts.map(({ finished }) => finished), look: 'quiet' },
  ],
  measures: [
    {
      measure: 'items',
      between: ['New', 'Started'],
      at: afterOutage,
      text: 'outage:\n{value} in New',
      side: 'above-right',
      gap: 150,
    },
    {
      measure: 'items',
      between: ['New', 'Started'],
      at: afterIllness,
      text: 'illness: {value} in New',
      side: 'above-left',
      gap: 20,
    },
    {
      measure: 'items',
      between: ['Started', 'Done'],
      at: 20,
      text: '{value} in progress',
      side: 'below-right',
      gap: 60,
    },
  ],
}
