import type { Round } from '@lib/exam/round'
import type { Bank } from '@lib/exam/score'
import { planPage } from '@lib/study-plan/page-addresses'
import { filters } from '@data/words/exam-result'
import * as words from '@data/words/exam-screen'
import { learning } from '@data/words/exam-start'
import marks from '../course/Question.module.css'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { LessonLink } from './LessonLink'
import { ScreenHeading } from './ScreenHeading'

interface PracticedScreenProps {
  /** A round at its end. */
  round: Round
  bank: Bank
  /** Whether the reader has a study plan. */
  hasPlan: boolean
  /** Begins a round of these questions. */
  onPractice: (title: string, ids: string[]) => void
  /** Begins another round of learning. */
  onLearn: () => void
  onLeave: () => void
}

/** What came of a round of practice, and what can follow. */
export function PracticedScreen({ round, bank, hasPlan, ...actions }: PracticedScreenProps) {
  const { onPractice, onLearn, onLeave } = actions
  const { title = '', answers, missed } = round
  const known = missed.flatMap(id => bank.get(id) ?? [])
  const ids = known.map(({ id }) => id)
  const isLearning = title === learning
  return (
    <div className={screen.alone}>
      <ScreenHeading>{words.roundScore(title, answers - missed.length, answers)}</ScreenHeading>
      <p>{missed.length === 0 ? words.allRight : words.missedStay}</p>
      <ButtonRow>
        {known.length > 0 && (
          <Button look="primary" onClick={() => onPractice(title, ids)}>
            {words.repeatMissed}
          </Button>
        )}
        {isLearning && (
          <Button look={known.length > 0 ? 'plain' : 'primary'} onClick={onLearn}>
            {words.anotherRound}
          </Button>
        )}
        <Button look={known.length > 0 || isLearning ? 'plain' : 'primary'} onClick={onLeave}>
          {words.backToOverview}
        </Button>
      </ButtonRow>
      {hasPlan && (
        <p>
          <a href={planPage}>{words.backToPlan}</a>
        </p>
      )}
      {known.length > 0 && (
        <>
          <h3>{filters.missed}</h3>
          <ul>
            {known.map(({ id, stem, lesson }) => (
              <li key={id}>
                {stem}
                <p className={marks.small}>
                  {words.taughtIn}
                  <LessonLink lesson={lesson} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
