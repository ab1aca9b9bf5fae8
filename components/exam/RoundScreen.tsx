import { withAnswer } from '@lib/exam/practice'
import { stepRound, type Round } from '@lib/exam/round'
import { isRight, type Bank } from '@lib/exam/score'
import { changeProgress } from '@lib/progress/progress-store'
import * as words from '@data/words/exam-screen'
import { Button, ButtonRow } from '../controls/Button'
import styles from '../course/Question.module.css'
import screen from './ExamScreen.module.css'
import { PracticeQuestion } from './PracticeQuestion'
import { ScreenHeading } from './ScreenHeading'
import { replaceWith } from './useAddress'

interface RoundScreenProps {
  round: Round
  bank: Bank
  onLeave: () => void
}

/** Questions without a clock, each explained as soon as it is answered. */
export function RoundScreen({ round, bank, onLeave }: RoundScreenProps) {
  const { title, queue, size, chosen } = round
  const question = bank.get(queue[0] ?? '')
  if (!question) {
    return (
      <div className={screen.alone}>
        <ScreenHeading>{words.gotRight(size)}</ScreenHeading>
        <p>{words.tookAnswers(round.answers)}</p>
        <ButtonRow>
          <Button look="primary" onClick={onLeave}>
            {words.backToResult}
          </Button>
        </ButtonRow>
      </div>
    )
  }
  const next = stepRound(round, isRight(question, chosen))
  const soFar = round.isJudged ? next : round
  const { answers, missed } = soFar
  const change = (part: Partial<Round>) => replaceWith(location.hash, { ...round, ...part })
  const check = () => {
    changeProgress(progress =>
      withAnswer(progress, question, chosen, new Date().toISOString(), round.confidence),
    )
    change({ isJudged: true })
  }
  const hasResult = title !== undefined && answers > 0
  return (
    <div className={screen.alone}>
      <p className={styles.small}>
        {hasResult ? words.rightSoFar(title, answers - missed.length, answers) : (title ?? words.untilRight)}
      </p>
      <PracticeQuestion
        // Another question, or the same one again.
        key={`${round.seed} ${round.answers}`}
        name={
          title === undefined
            ? words.questionsLeft(queue.length)
            : words.questionOf(size - queue.length + 1, size)
        }
        question={question}
        seed={round.seed + round.answers}
        tried={round}
        onTry={change}
        onCheck={check}
        onNext={() => change(next)}
        onLeave={hasResult ? () => replaceWith(location.hash, { ...soFar, queue: [] }) : onLeave}
      />
    </div>
  )
}
