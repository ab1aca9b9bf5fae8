import type { Addressed } from '@lib/exam/address'
import { newSeed } from '@lib/exam/random'
import { beginRound, type Round } from '@lib/exam/round'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { PracticedScreen } from './PracticedScreen'
import { QuizScreen } from './QuizScreen'
import { ResultScreen } from './ResultScreen'
import { RoundScreen } from './RoundScreen'
import { ScreenHeading } from './ScreenHeading'
import { goTo } from './useAddress'

interface AddressedScreenProps {
  /** Undefined if there is a round that began on the start screen. */
  address: Addressed | undefined
  round: Round | undefined
  progress: Progress
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  /** Begins a round of these questions. */
  onPractice: (title: string, ids: string[]) => void
  /** Begins another round of learning. */
  onLearn: () => void
  onLeave: () => void
}

/** The screen of the history's entry: a round of practice, the result of an exam, or a quiz. */
export function AddressedScreen({ address, round, progress, bank, ...actions }: AddressedScreenProps) {
  const { onLeave } = actions
  if (!bank) {
    return (
      <p role="status" className={screen.alone}>
        {words.loading}
      </p>
    )
  }
  if (round) {
    const left = { ...round, queue: round.queue.filter(id => bank.has(id)) }
    if (round.title !== undefined && left.queue.length === 0)
      return <PracticedScreen round={left} bank={bank} hasPlan={progress.plan !== undefined} {...actions} />
    // What was missed in an exam is repeated at the address of its result.
    return <RoundScreen round={left} bank={bank} onLeave={address ? () => goTo(location.hash) : onLeave} />
  }
  if (address?.kind === 'quiz') {
    const questions = address.ids.flatMap(id => bank.get(id) ?? [])
    if (questions.length > 0) return <QuizScreen questions={questions} onLeave={onLeave} />
    return <Missing what={words.noQuestions} onLeave={onLeave} />
  }
  const result = progress.exams.find(({ id }) => id === address?.id)
  if (!result) {
    return <Missing what={words.noExam} onLeave={onLeave} />
  }
  return (
    <ResultScreen
      result={result}
      progress={progress}
      bank={bank}
      onRepeat={ids => goTo(location.hash, beginRound(ids, newSeed()))}
      onLeave={onLeave}
    />
  )
}

/** An address that leads to nothing. */
function Missing({ what, onLeave }: { what: string; onLeave: () => void }) {
  return (
    <div className={screen.alone}>
      <ScreenHeading>{words.nothingHere}</ScreenHeading>
      <p>{what}</p>
      <ButtonRow>
        <Button look="primary" onClick={onLeave}>
          {words.backToOverview}
        </Button>
      </ButtonRow>
    </div>
  )
}
