import { focusAreas } from '@lib/course/question'
import { areaStandings, practiceOrder } from '@lib/exam/practice'
import { newSeed, randomFrom } from '@lib/exam/random'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'
import * as guide from '@data/words/guide'
import styles from './StartScreen.module.css'

interface AreaChoiceProps {
  bank: Bank | undefined
  canBegin: boolean
  answers: Progress['answers']
  onPractice: (title: string, idsFrom: (bank: Bank) => string[]) => void
}

const empty: Bank = new Map()

/** The focus areas with the reader's numbers, each with a button to practice. */
export function AreaChoice({ bank, canBegin, answers, onPractice }: AreaChoiceProps) {
  const practice = (area: string) =>
    onPractice(guide.areaName(area), questions =>
      practiceOrder(questions, area, answers, randomFrom(newSeed())),
    )
  return (
    <ul className={styles.areas}>
      {areaStandings(bank ?? empty, focusAreas, answers).map(({ area, asked, answered, right }) => (
        <li key={area}>
          <button type="button" disabled={!canBegin} data-waits="" onClick={() => practice(area)}>
            <span className={styles.name}>{guide.areaName(area)}</span>
            <span className={styles.facts}>
              {!bank
                ? ' '
                : answered === 0
                  ? words.questionsIn(asked)
                  : words.rightIn(right, answered, asked)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
