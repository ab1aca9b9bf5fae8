import { recordInWords, sureScores } from '@lib/exam/review'
import type { Bank } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import * as words from '@data/words/exam-result'
import * as screen from '@data/words/exam-screen'
import { ScrollingTable } from '../site/ScrollingTable'
import styles from './ResultScreen.module.css'

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
            <caption className={styles.caption}>{words.howSureYouWere}</caption>
            <thead>
              <tr>
                <th scope="col">{words.youSaid}</th>
                <th scope="col" data-number="">
                  {words.outcomes.right}
                </th>
                <th scope="col" data-number="">
                  {words.outcomes.wrong}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, right, wrong }) => (
                <tr key={name}>
                  <th scope="row">{screen.sureNames[name]}</th>
                  <td data-number="">{right}</td>
                  <td data-number="">{wrong}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
          <p>{words.luckAndConviction(luck, convinced)}</p>
        </>
      )}
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </>
  )
}
