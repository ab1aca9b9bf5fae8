import type { RowChart } from '../../../lib/charts/rows'

/** The three passes: two helpers' four counts, the mails (14 said no, 38 nothing), the Product Owner's own. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Entries in the Product Backlog',
  rows: [
    { parts: [{ value: 214, text: '{value} in February', look: 'gray' }] },
    { name: 'said twice', takes: 31 },
    { name: 'there already', takes: 27 },
    { name: 'tasks, no items', takes: 18 },
    { name: 'not our product', takes: 12 },
    { name: 'unclaimed', takes: 14 + 38 },
    { name: 'declined', takes: 28 },
    { parts: [{ value: 46 }], end: '{sum}, in order' },
  ],
}
