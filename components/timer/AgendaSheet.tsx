import type { TimerData } from '@lib/timer/agenda'
import { headingOf, linesOf } from '@lib/timer/export'
import { sheetSize } from '@lib/timer/sheet'
import { PrintSheet } from '../tools/PrintSheet'
import styles from './AgendaSheet.module.css'

/** The agenda on paper: one sheet, in the largest size of text that fits. */
export function AgendaSheet({ data }: { data: TimerData }) {
  return (
    <PrintSheet points={sheetSize(data.steps)}>
      <p className={styles.title}>{headingOf(data)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Minutes</th>
            <th scope="col">Step</th>
            <th scope="col">Say</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(data.steps).map(({ minutes, name, say }, index) => (
            <tr key={index}>
              <td>{minutes}</td>
              <td>{name}</td>
              <td>{say}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
