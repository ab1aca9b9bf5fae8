import type { RowChart } from '../../../tooling/charts/rows'
import { entriesInFebruary, entriesLeft, entriesTakenOut as takenOut } from '../../example/product-backlog'

/** The three passes: two helpers' four counts, the emails (14 said no, 38 said nothing), the Product Owner's own. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Entries in the Product Backlog',
  rows: [
    { shares: [{ value: entriesInFebruary, text: '{value} in February', look: 'gray' }] },
    { name: 'duplicates', takes: takenOut.saidTwice },
    { name: 'already in the app', takes: takenOut.thereAlready },
    { name: 'tasks, not items', takes: takenOut.tasks },
    { name: 'other products', takes: takenOut.notOurProduct },
    { name: 'unclaimed', takes: takenOut.unclaimed },
    { name: 'declined', takes: takenOut.declined },
    { shares: [{ value: entriesLeft }], end: '{sum}, in order' },
  ],
}
