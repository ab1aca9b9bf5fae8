import type { LineChart } from '../../../tooling/charts/chart'
import { day } from '../../../lib/repetition/clock'
import { graded, type Grade } from '../../../lib/repetition/schedule'
import type { CardState } from '../../../lib/progress/shape'

/**
 * Days until a card returns after each of these grades, given on the day it is due, by the site's own
 * scheduler.
 */
function waits(given: readonly Grade[]): number[] {
  let card: CardState | undefined
  let now = new Date('2026-11-21T10:00:00Z')
  return given.map(grade => {
    const next = graded(card, grade, now)
    const wait = (Date.parse(next.due) - now.getTime()) / day
    card = next
    now = new Date(next.due)
    return wait
  })
}

const alwaysGood = waits(['Good', 'Good', 'Good', 'Good'])
const onceAgain = waits(['Good', 'Good', 'Good', 'Again', 'Good', 'Good', 'Good', 'Good'])

export const chart: LineChart = {
  kind: 'line',
  title: 'Days until a card comes back',
  height: 560,
  x: {
    title: 'grade given to the card',
    names: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', ''],
  },
  y: { to: 60, every: 20 },
  lines: [
    {
      name: 'Again at the 4th grade',
      values: [null, null, ...onceAgain.slice(2), null],
      look: 'second',
      dots: true,
      labels: [
        { at: '4th', text: 'Again: back\nin minutes', side: 'above-right', gap: 76 },
        { at: '8th', text: '{value} days', side: 'above', gap: 14 },
      ],
    },
    {
      name: 'always Good',
      values: [...alwaysGood, null, null, null, null, null],
      look: 'accent',
      dots: true,
      labels: [
        { at: '3rd', text: '{value} days', side: 'above-left', gap: 14 },
        { at: '4th', text: 'always Good:\n{value} days', side: 'above', gap: 14 },
      ],
    },
  ],
}
