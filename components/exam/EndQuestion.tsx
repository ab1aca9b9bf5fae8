import { standings } from '@lib/exam/attempt'
import type { Bank } from '@lib/exam/score'
import { nounOf } from '@lib/exam/ways'
import type { Attempt } from '@lib/progress/shape'
import * as words from '@data/words/exam-screen'
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
  const isIncomplete = all.some(
    ({ isAnswered }, at) => !isAnswered && (exam.answers[exam.questions[at] ?? ''] ?? []).length > 0,
  )
  const blank = all.filter(({ isAnswered }) => !isAnswered).length
  const flagged = all.filter(({ isFlagged }) => isFlagged).length
  return (
    <>
      <ScreenHeading>{words.isToEnd(noun)}</ScreenHeading>
      <p>
        {blank === 0 ? words.allAnswered : words.someBlank(blank)}
        {isIncomplete && words.incompleteIsBlank}
        {flagged > 0 && words.someBookmarked(flagged)}
        {exam.clock !== 'none' && words.clockIsRunning}
      </p>
      <ButtonRow>
        <Button look="primary" onClick={onEnd}>
          {words.endAndSee(noun)}
        </Button>
        {!exam.isStrict && blank > 0 && (
          <Button onClick={() => onGo(all.findIndex(({ isAnswered }) => !isAnswered))}>
            {words.firstBlank}
          </Button>
        )}
        {!exam.isStrict && flagged > 0 && (
          <Button onClick={() => onGo(all.findIndex(({ isFlagged }) => isFlagged))}>
            {words.firstBookmark}
          </Button>
        )}
        <Button onClick={onGoOn}>{words.backToQuestions}</Button>
      </ButtonRow>
    </>
  )
}
