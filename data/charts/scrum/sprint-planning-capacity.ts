import type { RowChart } from '../../../tooling/charts/rows'
import { daysForBugs } from '../../example/bugs'
import {
  daysAway,
  daysForEvents,
  daysForRefinement,
  daysLeftOpen,
  plannedDays,
} from '../../example/reading-rooms'
import { developers, workingDays } from '../../example/team'

const all = developers * workingDays
const away = daysAway[0] + daysAway[1]

export const alt = `Waterfall chart of the Developers' capacity in days. From ${all} working days, ${away} are subtracted for time away, ${daysForEvents} for events, ${daysForRefinement} for refinement and ${daysForBugs} for bugs in the live app. Of the remaining ${plannedDays + daysLeftOpen} days, ${plannedDays} are planned and ${daysLeftOpen} left open.`

/** Capacity as the Developers count it: events take 10 hours and refinement 4 of each, in days of eight hours. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Six Developers, one Sprint, in days',
  rows: [
    { parts: [{ value: all, text: 'all working days', look: 'gray' }], end: '{sum}' },
    { name: 'away', takes: away },
    { name: 'events', takes: daysForEvents },
    { name: 'refinement', takes: daysForRefinement },
    { name: 'bugs in the live app', takes: daysForBugs },
    {
      parts: [
        { value: plannedDays, text: 'planned: {value}' },
        { value: daysLeftOpen, look: 'gray' },
      ],
      end: '{2} left open',
    },
  ],
}
