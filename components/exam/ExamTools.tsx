import { nextWhere, standings } from '@lib/exam/attempt'
import type { Bank } from '@lib/exam/score'
import type { Attempt } from '@lib/progress/shape'
import { Button, ButtonRow } from '../controls/Button'
import styles from './ExamScreen.module.css'

interface ExamToolsProps {
  exam: Attempt
  bank: Bank
  isTimeHidden: boolean
  onGo: (to: number) => void
  onHideTime: () => void
  onPause: () => void
  onFinish: () => void
}

/**
 * Links to the next blank and the next flagged question, the clock's settings, the end, and the keyboard
 * shortcuts.
 */
export function ExamTools({ exam, bank, isTimeHidden, onGo, ...on }: ExamToolsProps) {
  const all = standings(exam, bank)
  const blank = nextWhere(all, exam.at, ({ isAnswered }) => !isAnswered)
  const flagged = nextWhere(all, exam.at, ({ isFlagged }) => isFlagged)
  return (
    <>
      <ButtonRow>
        {!exam.isStrict && (
          <>
            <Button disabled={blank === undefined} onClick={() => onGo(blank ?? exam.at)}>
              Next blank
            </Button>
            <Button disabled={flagged === undefined} onClick={() => onGo(flagged ?? exam.at)}>
              Next flagged
            </Button>
            <Button onClick={on.onPause}>Pause</Button>
          </>
        )}
        <Button aria-pressed={isTimeHidden} onClick={on.onHideTime}>
          Hide time
        </Button>
        <Button onClick={on.onFinish}>End the exam …</Button>
      </ButtonRow>
      <p className={styles.keys}>Keys: digits choose, Enter goes on, F flags.</p>
    </>
  )
}
