import { useState } from 'react'
import type { Addressed } from '@lib/exam/address'
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

interface AddressedScreenProps {
  address: Addressed
  progress: Progress
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  /** Begins a round of these questions. */
  onPractice: (title: string, ids: string[]) => void
  /** Starts another round of the kind, if there is one. */
  onAgain?: (() => void) | undefined
  onLeave: () => void
}

/** The screen that the page's address asks for: the result of an exam or of practice, or a quiz. */
export function AddressedScreen({ address, progress, bank, onLeave, ...practice }: AddressedScreenProps) {
  const [round, setRound] = useState<readonly string[]>()
  if (!bank) {
    return (
      <p role="status" className={screen.alone}>
        {words.loading}
      </p>
    )
  }
  if (address.kind === 'quiz') {
    const questions = address.ids.flatMap(id => bank.get(id) ?? [])
    if (questions.length > 0) return <QuizScreen questions={questions} onLeave={onLeave} />
    return <Missing what={words.noQuestions} onLeave={onLeave} />
  }
  if (address.kind === 'practiced') {
    const missed = address.missed.filter(id => bank.has(id))
    return <PracticedScreen practiced={{ ...address, missed }} onLeave={onLeave} {...practice} />
  }
  const result = progress.exams.find(({ id }) => id === address.id)
  if (!result) {
    return <Missing what={words.noExam} onLeave={onLeave} />
  }
  if (round) return <RoundScreen ids={round} bank={bank} onLeave={() => setRound(undefined)} />
  return (
    <ResultScreen result={result} progress={progress} bank={bank} onRepeat={setRound} onLeave={onLeave} />
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
