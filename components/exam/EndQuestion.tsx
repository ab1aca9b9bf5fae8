import { standings } from '@lib/exam/attempt'
import type { Bank } from '@lib/exam/score'
import { nounOf } from '@lib/exam/ways'
import { counted } from '@lib/words'
import type { Attempt } from '@lib/progress/shape'
import { Button, ButtonRow } from '../controls/Button'
import { ScreenHeading } from './ScreenHeading'

interface EndQuestionProps {
  exam: Attempt
  bank: Bank
  onEnd: () => void
  onGo: (to: number) => void
  onGoOn: () => void
}

/** Confirms the end of an exam and says what is still open. The clock keeps running. */
export function EndQuestion({ exam, bank, onEnd, onGo, onGoOn }: EndQuestionProps) {
  const all = standings(exam, bank)
  const noun = nounOf(exam)
  const blank = all.filter(({ isAnswered }) => !isAnswered).length
  const flagged = all.filter(({ isFlagged }) => isFlagged).length
  return (
    <>
      <ScreenHeading>End the {noun}?</ScreenHeading>
      <p>
        {blank === 0
          ? 'Every question has an answer.'
          : `${counted(blank, 'question is', 'questions are')} still blank, and a blank counts as wrong.`}
        {flagged > 0 && ` You bookmarked ${flagged}.`}
        {exam.clock !== 'none' && ' The clock is still running.'}
      </p>
      <ButtonRow>
        <Button look="primary" onClick={onEnd}>
          End the {noun} and see the result
        </Button>
        {!exam.isStrict && blank > 0 && (
          <Button onClick={() => onGo(all.findIndex(({ isAnswered }) => !isAnswered))}>
            Go to the first blank
          </Button>
        )}
        {!exam.isStrict && flagged > 0 && (
          <Button onClick={() => onGo(all.findIndex(({ isFlagged }) => isFlagged))}>
            Go to the first bookmark
          </Button>
        )}
        <Button onClick={onGoOn}>Back to the questions</Button>
      </ButtonRow>
    </>
  )
}
