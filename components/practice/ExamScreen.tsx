import { useEffect, useState } from 'react'
import { choicesOf } from '@lib/course/question'
import type { Bank } from '@lib/exam/score'
import { clockText } from '@lib/exam/time-text'
import type { Attempt } from '@lib/progress/shape'
import { Button, ButtonRow } from '../controls/Button'
import { EndQuestion } from './EndQuestion'
import { ExamClock } from './ExamClock'
import styles from './ExamScreen.module.css'
import { QuestionFields } from './QuestionFields'
import { QuestionList } from './QuestionList'
import { ScreenHeading } from './ScreenHeading'
import { useExam } from './useExam'

interface ExamScreenProps {
  exam: Attempt
  bank: Bank
  /** This opening of the page; where another holds the exam, this one waits. */
  holder: string
  /** Takes the exam over from the other page. */
  onHold: () => void
  onLeave: () => void
}

/** An exam under way: a question at a time, the clock, the list of all questions, and the end. */
export function ExamScreen({ exam, bank, holder, onHold, onLeave }: ExamScreenProps) {
  const [isPaused, setIsPaused] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const isHeld = exam.holder === holder
  const isRunning = isHeld && !isPaused
  const { left, act, end } = useExam(exam, bank, holder, isRunning)
  useQuiet(isRunning)

  if (!isRunning) {
    const goOn = () => {
      if (!isHeld) onHold()
      setIsPaused(false)
    }
    return <PausedScreen isElsewhere={!isHeld} left={left} onGoOn={goOn} onLeave={onLeave} />
  }
  if (isEnding) return <EndQuestion exam={exam} onEnd={end} onGoOn={() => setIsEnding(false)} />

  const id = exam.questions[exam.at] ?? ''
  const question = bank.get(id)
  const chosen = exam.answers[id] ?? []
  const isFlagged = exam.flagged.includes(id)
  const count = exam.questions.length
  const isLast = exam.at + 1 === count
  const next = () => (isLast ? setIsEnding(true) : act({ kind: 'go', to: exam.at + 1 }))
  return (
    <>
      <div className={styles.bar}>
        <ExamClock left={left} />
        <Button onClick={() => setIsPaused(true)}>Pause</Button>
      </div>
      <ScreenHeading key={id}>
        Question {exam.at + 1} of {count}
      </ScreenHeading>
      {question ? (
        <QuestionFields
          key={`fields-${id}`}
          question={question}
          chosen={chosen.filter(key => choicesOf(question).some(choice => choice.key === key))}
          onChoose={keys => act({ kind: 'answer', question: id, keys })}
        />
      ) : (
        <p>
          This question has been taken out of the course since you began, and counts as not right. Continue
          with the next.
        </p>
      )}
      <ButtonRow>
        <Button disabled={exam.at === 0} onClick={() => act({ kind: 'go', to: exam.at - 1 })}>
          Previous
        </Button>
        <Button look="primary" onClick={next}>
          {isLast ? 'Finish' : chosen.length > 0 ? 'Next' : 'Skip'}
        </Button>
        <Button
          aria-pressed={isFlagged}
          onClick={() => act({ kind: 'flag', question: id, flagged: !isFlagged })}
        >
          Flag for a second look
        </Button>
      </ButtonRow>
      <QuestionList exam={exam} onGo={to => act({ kind: 'go', to })} />
      <ButtonRow>
        <Button onClick={() => setIsEnding(true)}>End the exam …</Button>
      </ButtonRow>
    </>
  )
}

/** While an exam runs nothing else on the page asks for attention: components/engagement/ExitIntent.tsx looks for it. */
function useQuiet(isRunning: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-exam', isRunning)
    return () => document.documentElement.removeAttribute('data-exam')
  }, [isRunning])
}

interface PausedScreenProps {
  isElsewhere: boolean
  left: number
  onGoOn: () => void
  onLeave: () => void
}

function PausedScreen({ isElsewhere, left, onGoOn, onLeave }: PausedScreenProps) {
  return (
    <>
      <ScreenHeading>{isElsewhere ? 'The exam is open in another tab' : 'The exam is paused'}</ScreenHeading>
      <p>
        {isElsewhere
          ? 'You continued it there. Your answers are kept. Continue it here, and the other tab pauses.'
          : `The clock has stopped at ${clockText(left)}. Your answers are kept, even if you close this page.`}
      </p>
      <ButtonRow>
        <Button look="primary" onClick={onGoOn}>
          {isElsewhere ? 'Continue here' : 'Continue'}
        </Button>
        <Button onClick={onLeave}>Back to the overview</Button>
      </ButtonRow>
    </>
  )
}
