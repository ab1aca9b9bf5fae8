import { ScrollingTable } from '@components/site/ScrollingTable'
import { site } from '@data/site'
import { storedEntries } from '@data/stored-entries'

/** A text whose parts between backticks are code, as in Markdown. */
const codeIn = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))

/** A table of everything the site may store in a browser. */
export function StoredEntries() {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Name and place</th>
          <th scope="col">What it holds, and why</th>
          <th scope="col">Written when</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        {storedEntries(site).map(({ name, storage, what, when, until }) => (
          <tr key={name} data-stored={name}>
            <th scope="row">
              <code>{name}</code>, {storage}
            </th>
            <td>{codeIn(what)}</td>
            <td>{when}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
