import { useRef, useState, type ReactNode } from 'react'
import { site } from '@data/site'
import { savedFileName } from '@lib/site/saved-file-name'
import { fileSize, svgOfChart } from '@lib/tools/chart-file'
import type { Chart as ChartOf } from '@lib/tools/chart-spec'
import { csvOf } from '@lib/tools/table'
import { saveFile } from '../controls/save-file'
import { useUnfoldedInPrint } from '../controls/useUnfoldedInPrint'
import { Chart } from './Chart'
import styles from './ChartWithTable.module.css'
import parts from './Parts.module.css'
import { pngOf } from './save-picture'

/** The numbers of a picture. */
export interface NumbersTable {
  columns: readonly { title: string; isNumber?: boolean }[]
  rows: readonly (readonly (string | number)[])[]
}

/** Rows on the page; a file has all. */
const mostRows = 300

interface ChartWithTableProps {
  chart: ChartOf
  table: NumbersTable
  /** For the names of files: 'forecast-dates'. */
  name: string
  /** In px. */
  height?: number
  /** False until the app is ready: the exported HTML's buttons are disabled. */
  isAwake: boolean
  /** What stands between the picture and its numbers, such as the picture's own controls. */
  children?: ReactNode
}

/** A picture with its title, what can be seen in it, its numbers as a table, and the three files. */
export function ChartWithTable({ chart, table, name, height, isAwake, children }: ChartWithTableProps) {
  const [said, setSaid] = useState('')
  const numbers = useRef<HTMLDetailsElement>(null)
  useUnfoldedInPrint(numbers)
  const save = async (ending: 'svg' | 'png' | 'csv') => {
    const file = savedFileName(site.brand, `${name}.${ending}`)
    const svg = svgOfChart(chart)
    try {
      if (ending === 'csv')
        saveFile(
          file,
          csvOf(
            table.columns.map(({ title }) => title),
            table.rows,
          ),
          'text/csv',
        )
      else
        saveFile(
          file,
          ending === 'svg' ? svg : await pngOf(svg, fileSize),
          ending === 'svg' ? 'image/svg+xml' : undefined,
        )
      // A message is announced again only if it differs.
      setSaid(before => (before === `Saved as ${file}.` ? `Saved as ${file}.\u00a0` : `Saved as ${file}.`))
    } catch {
      setSaid('Your browser doesn’t let this page draw a PNG. Save the SVG instead.')
    }
  }
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p className={styles.title}>{chart.title}</p>
        <p className={styles.seen}>{chart.description}</p>
      </figcaption>
      <Chart chart={chart} height={height} />
      {children}
      <div className={styles.furniture}>
        <details ref={numbers} className={styles.numbers}>
          <summary>Numbers</summary>
          <NumbersOf table={table} caption={chart.title} />
        </details>
        <div className={styles.save}>
          <span aria-hidden="true">Save as</span>
          {(['svg', 'png', 'csv'] as const).map(ending => (
            <button
              key={ending}
              type="button"
              className={parts.quiet}
              disabled={!isAwake}
              data-waits=""
              aria-label={`Save as ${ending.toUpperCase()}: ${chart.title}`}
              onClick={() => void save(ending)}
            >
              {ending.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className={styles.said} data-screen="">
        {said}
      </p>
    </figure>
  )
}

function NumbersOf({ table: { columns, rows }, caption }: { table: NumbersTable; caption: string }) {
  const rest = rows.length - mostRows
  return (
    <>
      <div className={styles.scroll} role="region" aria-label={`Table: ${caption}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ title, isNumber }) => (
                <th key={title} scope="col" data-number={isNumber ? '' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column} data-number={columns[column]?.isNumber ? '' : undefined}>
                    {typeof cell === 'number' ? cell.toLocaleString('en-US') : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <p>
          These are the first {mostRows} of {rows.length.toLocaleString('en-US')} rows. The CSV file has all.
        </p>
      )}
    </>
  )
}
