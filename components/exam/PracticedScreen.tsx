import type { Round } from '@lib/exam/round'
import type { Bank } from '@lib/exam/score'
import * as words from '@data/words/exam-screen'
import { learning } from '@data/words/exam-start'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { ScreenHeading } from './ScreenHeading'

interface PracticedScreenProps {
  /** A round at its end. */
  round: Round
  bank: Bank
  /** Begins a round of these questions. */
  onPractice: (title: string, ids: string[]) => void
  /** Begins another round of learning. */
  onLearn: () => void
  onLeave: () => void
}

/** What came of a round of practice, and what can follow. */
export function PracticedScreen({ round, bank, onPractice, onLearn, onLeave }: PracticedScreenProps) {
  const { title = '', answers, missed } = round
  const known = missed.filter(id => bank.has(id))
  const isLearning = title === learning
  return (
    <div className={screen.alone}>
      <ScreenHeading>{words.roundScore(title, answers - missed.length, answers)}</ScreenHeading>
      <p>{missed.length === 0 ? words.allRight : words.missedStay}</p>
      <ButtonRow>
        {known.length > 0 && (
          <Button look="primary" onClick={() => onPractice(title, known)}>
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
    </div>
  )
}
