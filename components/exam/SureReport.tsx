import { recordInWords, sureScores } from '@lib/exam/review'
import type { Bank } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import { ScrollingTable } from '../site/ScrollingTable'
import styles from './ResultScreen.module.css'

const names = { sure: 'Sure', unsure: 'Unsure', guess: 'Guess' }

/** How sure the reader was, what was luck and what a misconception, and what else the exam recorded. */
export function SureReport({ result, bank }: { result: ExamResult; bank: Bank }) {
  const rows = sureScores(result, bank)
  const sentences = recordInWords(result, bank)
  const luck = rows?.filter(({ name }) => name !== 'sure').reduce((sum, { right }) => sum + right, 0) ?? 0
  const convinced = rows?.find(({ name }) => name === 'sure')?.wrong ?? 0
  return (
    <>
      {rows && (
        <>
          <ScrollingTable>
            <caption className={styles.caption}>How sure you were</caption>
            <thead>
              <tr>
                <th scope="col">You said</th>
                <th scope="col" data-number="">
                  Right
                </th>
                <th scope="col" data-number="">
                  Wrong
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, right, wrong }) => (
                <tr key={name}>
                  <th scope="row">{names[name]}</th>
                  <td data-number="">{right}</td>
                  <td data-number="">{wrong}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
          <p>
            Right by luck: {luck}. Wrong with conviction: {convinced}
            {convinced > 0 && ', and these are worth the most, because you wouldn’t look them up'}.
          </p>
        </>
      )}
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </>
  )
}
