import { eveningsInWait } from '../../../lib/example/flow/times'
import { total } from '../../../lib/example/total'
import type { PairChart } from '../../../tooling/charts/rows'
import { helpDeskItems, repliesFrom, type ReplyFrom } from '../../example/help-desk-items'
import { lastHelpDeskDay } from '../../example/help-desk-weeks'

const waits = (who: ReplyFrom): readonly number[] =>
  helpDeskItems.filter(({ wait }) => wait?.for === who).map(item => eveningsInWait(item, lastHelpDeskDay))

const names = { branch: 'a branch', Developers: "the app's Developers", patron: 'the patron' } as const
const rows = repliesFrom.map(who => ({
  name: names[who],
  values: [waits(who).length, total(waits(who))] as const,
}))
const [first, ...others] = rows

export const alt = `Bars back to back for whom cards waited: number of cards on the left, evenings in Wait on the right. ${rows.map(({ name, values: [cards, evenings] }) => `For ${name}: ${cards} cards, ${evenings} evenings`).join('. ')}.`

export const chart: PairChart = {
  kind: 'pairs',
  title: 'For whom cards waited',
  sides: [{ title: 'cards', look: 'gray' }, { title: 'evenings in Wait' }],
  rows: [first ?? { name: '', values: [0, 0] }, ...others],
  ownScales: true,
}
