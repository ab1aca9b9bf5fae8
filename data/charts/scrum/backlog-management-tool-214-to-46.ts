import type { RowChart } from '../../../lib/charts/rows'
import { entriesInFebruary, entriesLeft, entriesTakenOut as takenOut } from '../../canon/product-backlog'

/** The three passes: two helpers' four counts, the mails (14 said no, 38 nothing), the Product Owner's own. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Entries in the Product Backlog',
  rows: [
    { parts: [{ value: entriesInFebruary, text: '{value} in February', look: 'gray' }] },
    { name: 'said twice', takes: takenOut.saidTwice },
    { name: 'there already', takes: takenOut.thereAlready },
    { name: 'tasks, no items', takes: takenOut.tasks },
    { name: 'not our product', takes: takenOut.notOurProduct },
    { name: 'unclaimed', takes: takenOut.unclaimed },
    { name: 'declined', takes: takenOut.declined },
    { parts: [{ value: entriesLeft }], end: '{sum}, in order' },
  ],
}
