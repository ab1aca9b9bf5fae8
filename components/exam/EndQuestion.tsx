import { standings } from '@lib/exam/attempt'
import { nounOf } from '@lib/exam/exam-kind'
import { clockText } from '@lib/exam/time-text'
import type { Bank } from '@lib/exam/score'
import type { Attempt } from '@lib/progress/shape'
import * as words from '@data/words/exam-screen'
import { Button, ButtonRow } from '../controls/Button'
import { ScreenHeading } from './ScreenHeading'

interface EndQuestionProps {
  exam: Attempt
  bank: Bank
  /** Milliseconds left. */
  left: number
  onEnd: () => void
  onGo: (to: number) => void
  onGoOn: () => void
}

/** Confirms the end of an exam and says what is still open. The clock keeps running. */
export function EndQuestion({ exam, bank, left, onEnd, onGo, onGoOn }: EndQuestionProps) {
  const all = standings(exam, bank)
  const noun = nounOf(exam)
  const isIncomplete = all.some(
    ({ isAnswered }, at) => !isAnswered && (exam.answers[exam.questions[at] ?? ''] ?? []).length > 0,
  )
  const blank = all.filter(({ isAnswered }) => !isAnswered).length
  const flagged = all.filter(({ isFlagged }) => isFlagged).length
  const isOpen = blank > 0
  const end = (
    <Button look={isOpen ? 'plain' : 'primary'} onClick={onEnd}>
      {words.endAndSee(noun)}
    </Button>
  )
  return (
    <>
      <ScreenHeading>{words.isToEnd(noun)}</ScreenHeading>
      <p>
        {isOpen ? words.someBlank(blank) : words.allAnswered}
        {isIncomplete && words.incompleteIsBlank}
        {flagged > 0 && words.someBookmarked(flagged)}
        {exam.clock !== 'none' && (
          <>
            {words.clockIsRunning}{' '}
            <span role="timer">
              {clockText(left)} {words.left}
            </span>
          </>
        )}
      </p>
      <ButtonRow>
        {!isOpen && end}
        {!exam.isStrict && isOpen && (
          <Button look="primary" onClick={() => onGo(all.findIndex(({ isAnswered }) => !isAnswered))}>
            {words.firstBlank}
          </Button>
        )}
        {!exam.isStrict && flagged > 0 && (
          <Button onClick={() => onGo(all.findIndex(({ isFlagged }) => isFlagged))}>
            {words.firstBookmark}
          </Button>
        )}
        <Button onClick={onGoOn}>{words.backToQuestions}</Button>
        {isOpen && end}
      </ButtonRow>
    </>
  )
}
