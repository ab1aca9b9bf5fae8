import { useState } from 'react'
import type { Addressed } from '@lib/exam/address'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import { Button, ButtonRow } from '../controls/Button'
import screen from './ExamScreen.module.css'
import { QuizScreen } from './QuizScreen'
import { ResultScreen } from './ResultScreen'
import { RoundScreen } from './RoundScreen'
import { ScreenHeading } from './ScreenHeading'

interface AddressedScreenProps {
  address: Addressed
  progress: Progress
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  onLeave: () => void
}

/** The screen that the page's address asks for: the result of an exam, or a quiz. */
export function AddressedScreen({ address, progress, bank, onLeave }: AddressedScreenProps) {
  const [round, setRound] = useState<readonly string[]>()
  if (!bank) {
    return (
      <p role="status" className={screen.alone}>
        Loading the questions …
      </p>
    )
  }
  if (address.kind === 'quiz') {
    const questions = address.ids.flatMap(id => bank.get(id) ?? [])
    if (questions.length > 0) return <QuizScreen questions={questions} onLeave={onLeave} />
    return <Missing what="There is no question with these names." onLeave={onLeave} />
  }
  const result = progress.exams.find(({ id }) => id === address.id)
  if (!result) {
    return (
      <Missing
        what="This browser has no exam with this address. It may be stored in another browser, or have been deleted."
        onLeave={onLeave}
      />
    )
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
      <ScreenHeading>Nothing here</ScreenHeading>
      <p>{what}</p>
      <ButtonRow>
        <Button look="primary" onClick={onLeave}>
          Back to the overview
        </Button>
      </ButtonRow>
    </div>
  )
}
