/** What the forecast's page shows first: the release forecast of the winter program, made at the end of Sprint 20. */
import type { ForecastData } from '../../lib/forecast/settings'
import { firstDayOf, lastDayOf } from './calendar'
import { recordFeatures } from './record'
import { itemsInOrder } from './winter-program'

/** The Sprints of `recordFeatures`. */
const sprints = { first: 13, last: 20 } as const
/** The last Sprint before the winter break. */
const lastBeforeBreak = 24

export const forecastExample: ForecastData = {
  text: [
    'Sprint\tItems Done',
    ...recordFeatures.map((done, index) => `${sprints.first + index}\t${done}`),
  ].join('\n'),
  settings: {
    items: itemsInOrder.program,
    by: lastDayOf(lastBeforeBreak),
    start: firstDayOf(sprints.last + 1),
    period: '2-weeks',
    growth: 0,
    least: 10,
    most: 10,
    last: 0,
    column: -1,
    order: '',
    // Its runs are near the exact odds, 3,630 of 4,096, which the lesson on release planning counts.
    seed: 22,
  },
}
