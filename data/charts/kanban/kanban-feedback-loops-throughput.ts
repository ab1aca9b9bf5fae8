import { listed } from '../../../lib/example/fact-texts'
import { onEach } from '../../../lib/example/flow/counts'
import { average } from '../../../lib/example/flow/percentile'
import { elapsedDays } from '../../../lib/example/flow/working-days'
import type { LineChart } from '../../../tooling/charts/chart'
import { helpDeskItems } from '../../example/help-desk-items'
import {
  feesWaivedOn,
  firstHelpDeskDay,
  helpDeskDays,
  illness,
  outageDay,
} from '../../example/help-desk-weeks'

const finished = onEach(helpDeskItems, 'finished', helpDeskDays)
const onDay = (day: (typeof helpDeskDays)[number]): number => elapsedDays(firstHelpDeskDay, day)
const mean = average(finished)
const [outage, fees, ill] = [onDay(outageDay), onDay(feesWaivedOn), onDay(illness.first)]
const special = [
  outage,
  fees,
  ...helpDeskDays.map(onDay).filter(day => day >= ill && day <= onDay(illness.last)),
]
const others = finished.filter((_, index) => !special.includes(index + 1))
const illCounts = finished.slice(ill - 1, onDay(illness.last))

export const alt = `Line chart of the cards finished on each of ${finished.length} working days; the average is ${mean}. Three places are marked: ${finished[outage - 1]} card on day ${outage}, the outage; ${finished[fees - 1]} cards on day ${fees}, when one decision finished six cards; and ${listed(illCounts)} cards on days ${ill} to ${onDay(illness.last)}, when one of the four was ill. On all other days the line moves up and down between ${Math.min(...others)} and ${Math.max(...others)}.`

export const chart: LineChart = {
  kind: 'line',
  title: 'Cards finished a day',
  height: 520,
  x: { title: 'working day', from: 1, every: 10 },
  y: { to: 12, every: 4 },
  lines: [
    {
      name: 'finished',
      values: finished,
      look: 'accent',
      dots: true,
      labels: [
        { at: fees, text: '{value}: one decision', side: 'above-right', gap: 14 },
        { at: outage, text: 'outage', side: 'right' },
        { at: ill + 1, text: 'illness', side: 'right' },
      ],
    },
    { name: 'average', values: finished.map(() => mean), look: 'plan', end: 'average\n{value}' },
  ],
}
