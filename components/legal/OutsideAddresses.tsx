import { site } from '@data/site'
import { outsideAddresses } from '@lib/site/outside-addresses'
import styles from './LegalTable.module.css'

/** A table of the third-party hosts that pages call: when, and what they receive. */
export function OutsideAddresses() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Address</th>
          <th>Called when</th>
          <th>What it gets, besides your IP address and browser type</th>
        </tr>
      </thead>
      <tbody>
        {outsideAddresses(site).map(({ host, when, what }) => (
          <tr key={`${host} ${when}`} data-host={host}>
            <th scope="row">
              <code>{host}</code>
            </th>
            <td data-label="Called when">{when}</td>
            <td data-label="Gets">{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
