import { site } from '@data/site'
import { storedEntries } from '@data/stored-entries'
import styles from './LegalTable.module.css'

/** A text whose parts between backticks are code, as in Markdown. */
const codeIn = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))

/** A table of everything the site may store in a browser. */
export function StoredEntries() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Name and place</th>
          <th>What it holds, and why</th>
          <th>Written when</th>
          <th>Until</th>
        </tr>
      </thead>
      <tbody>
        {storedEntries(site).map(({ name, storage, what, when, until }) => (
          <tr key={name} data-stored={name}>
            <th scope="row">
              <code>{name}</code>, {storage}
            </th>
            <td data-label="Holds">{codeIn(what)}</td>
            <td data-label="Written when">{when}</td>
            <td data-label="Until">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
