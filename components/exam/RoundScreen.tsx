import { useState } from 'react'
import { withAnswer } from '@lib/exam/practice'
import { newSeed } from '@lib/exam/random'
import { beginRound, stepRound } from '@lib/exam/round'
import { isRight, type Bank } from '@lib/exam/score'
import { changeProgress } from '@lib/progress/progress-store'
import type { Confidence } from '@lib/progress/shape'
import * as words from '@data/words/exam-screen'
import { Button, ButtonRow } from '../controls/Button'
import styles from '../course/Question.module.css'
import screen from './ExamScreen.module.css'
import { PracticeQuestion } from './PracticeScreen'
import { ScreenHeading } from './ScreenHeading'

interface RoundScreenProps {
  /** The questions missed in an exam. */
  ids: readonly string[]
  bank: Bank
  onLeave: () => void
}

/** Asks each question until it was answered right. */
export function RoundScreen({ ids, bank, onLeave }: RoundScreenProps) {
  const [round, setRound] = useState(() => beginRound(ids))
  const [wasRight, setWasRight] = useState(false)
  const [seed] = useState(newSeed)
  const question = bank.get(round.queue[0] ?? '')
  if (!question) {
    return (
      <div className={screen.alone}>
        <ScreenHeading>{words.gotRight(round.size)}</ScreenHeading>
        <p>{words.tookAnswers(round.answers)}</p>
        <ButtonRow>
          <Button look="primary" onClick={onLeave}>
            {words.backToResult}
          </Button>
        </ButtonRow>
      </div>
    )
  }
  const answer = (keys: readonly string[], confidence?: Confidence) => {
    setWasRight(isRight(question, keys))
    changeProgress(progress => withAnswer(progress, question, keys, new Date().toISOString(), confidence))
  }
  return (
    <div className={screen.alone}>
      <p className={styles.small}>{words.untilRight}</p>
      <PracticeQuestion
        key={round.answers}
        name={words.questionsLeft(round.queue.length)}
        question={question}
        seed={seed + round.answers}
        onAnswer={answer}
        onNext={() => setRound(stepRound(round, wasRight))}
        onLeave={onLeave}
      />
    </div>
  )
}
