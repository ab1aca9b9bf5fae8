import type { RowChart, SharesRow } from '../../../tooling/charts/rows'

const developer = (name: string, closed: number, workedOn: number): SharesRow => ({
  name,
  shares: [{ value: closed }, { value: workedOn - closed, look: 'gray' }],
  end: '{1} of {sum}',
})

/** Each of the seven items was closed under one name; several people worked on it. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Items closed under a name',
  subtitle: 'of those that the person worked on',
  rows: [
    developer('Loan system', 3, 3),
    developer('Newest on the team', 2, 3),
    developer('App screens', 1, 4),
    developer('Patron accounts', 1, 4),
    developer('Design', 0, 5),
    developer('Testing', 0, 7),
  ],
}
