import { ScrollingTable } from '@components/site/ScrollingTable'
import { site } from '@data/site'
import { outsideAddresses } from '@lib/site/outside-addresses'

/** A table of the third-party hosts that pages call: when, and what they receive. */
export function OutsideAddresses() {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Called when</th>
          <th scope="col">What it gets, besides your IP address and browser type</th>
        </tr>
      </thead>
      <tbody>
        {outsideAddresses(site).map(({ host, when, what }) => (
          <tr key={`${host} ${when}`} data-host={host}>
            <th scope="row">
              <code>{host}</code>
            </th>
            <td>{when}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
