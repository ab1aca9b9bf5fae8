import { missedQuestions } from '@lib/exam/practice'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import { Button, ButtonRow } from '../controls/Button'

interface MissedChoiceProps {
  bank: Bank | undefined
  answers: Progress['answers']
  onPractice: (title: string, idsFrom: (bank: Bank) => string[]) => void
}

/** The number of missed questions, with a button to practice them. */
export function MissedChoice({ bank, answers, onPractice }: MissedChoiceProps) {
  const missed = bank ? missedQuestions(bank, answers) : []
  return (
    <>
      <p>
        {missed.length === 0
          ? 'The list is empty. What you answer wrong in an exam, in practice or at the end of a lesson comes here, and leaves once you answer it right.'
          : `${missed.length} ${missed.length === 1 ? 'question waits' : 'questions wait'}, the one missed longest ago first. Each leaves the list once you answer it right.`}
      </p>
      <ButtonRow>
        <Button disabled={missed.length === 0} onClick={() => onPractice('What you missed', () => missed)}>
          Practice what you missed
        </Button>
      </ButtonRow>
    </>
  )
}
