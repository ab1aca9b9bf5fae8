import * as words from '@data/words/exam-screen'
import type { Practiced } from '@lib/exam/address'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { ScreenHeading } from './ScreenHeading'

interface PracticedScreenProps {
  practiced: Practiced
  /** Begins a round of these questions. */
  onPractice: (title: string, ids: string[]) => void
  /** Starts another round of the kind, if there is one. */
  onAgain?: (() => void) | undefined
  onLeave: () => void
}

/** What came of a round of practice, and what can follow. */
export function PracticedScreen({ practiced, onPractice, onAgain, onLeave }: PracticedScreenProps) {
  const { title, right, asked, missed } = practiced
  return (
    <div className={screen.alone}>
      <ScreenHeading>{words.roundScore(title, right, asked)}</ScreenHeading>
      <p>{right === asked ? words.allRight : words.missedStay}</p>
      <ButtonRow>
        {missed.length > 0 && (
          <Button look="primary" onClick={() => onPractice(title, missed)}>
            {words.repeatMissed}
          </Button>
        )}
        {onAgain && (
          <Button look={missed.length > 0 ? 'plain' : 'primary'} onClick={onAgain}>
            {words.anotherRound}
          </Button>
        )}
        <Button look={missed.length > 0 || onAgain ? 'plain' : 'primary'} onClick={onLeave}>
          {words.backToOverview}
        </Button>
      </ButtonRow>
    </div>
  )
}
