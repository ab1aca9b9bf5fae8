import { useState } from 'react'
import { timeLeft } from '@lib/exam/attempt'
import { examRules, wholeExam, type ExamMode } from '@lib/exam/exam-rules'
import type { Bank } from '@lib/exam/score'
import { missedQuestions } from '@lib/exam/practice'
import { clockText } from '@lib/exam/time-text'
import type { Attempt, Progress } from '@lib/progress/shape'
import { counted } from '@lib/words'
import { AreaChoice } from './AreaChoice'
import { Button, ButtonRow } from '../controls/Button'
import { ExamHistory } from './ExamHistory'
import { ModeChoice } from './ModeChoice'
import { ScreenHeading } from './ScreenHeading'
import { TrainerTools } from './TrainerTools'

/** Actions of the overview. */
export interface StartActions {
  /** Starts an exam, or continues the one under way. */
  onExam: (mode?: ExamMode) => void
  onDrop: () => void
  onPractice: (title: string, idsFrom: (bank: Bank) => string[]) => void
  onResult: (id: string) => void
}

interface StartScreenProps {
  progress: Progress
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  /** Whether presses work; before the questions are loaded, they wait. */
  canBegin: boolean
  /** Whether the screen follows another, and so takes the focus. */
  isReturn: boolean
  actions: StartActions
}

/** The overview: the exam, practice by area, missed questions, and earlier exams. */
export function StartScreen({ progress, bank, canBegin, isReturn, actions }: StartScreenProps) {
  const { exam } = progress
  const [mode, setMode] = useState(wholeExam)
  const missed = bank ? missedQuestions(bank, progress.answers) : []
  return (
    <>
      <ScreenHeading takesFocus={isReturn}>Take the exam</ScreenHeading>
      {exam ? (
        <ExamUnderWay exam={exam} canBegin={canBegin} {...actions} />
      ) : (
        <>
          <p>
            {examRules.questions} questions in {examRules.minutes} minutes, of which you need {examRules.pass}{' '}
            right to pass. You can skip, go back, flag a question and pause, and you’ll see the reasons after
            the exam ends.
          </p>
          <ModeChoice mode={mode} onMode={setMode} disabled={!canBegin} />
          <ButtonRow>
            <Button look="primary" disabled={!canBegin} data-waits="" onClick={() => actions.onExam(mode)}>
              Start the exam
            </Button>
          </ButtonRow>
        </>
      )}
      <h2>Practice by focus area</h2>
      <p>
        There’s no clock, and each answer is explained right away. Questions that you missed or haven’t seen
        come first.
      </p>
      <AreaChoice
        bank={bank}
        canBegin={canBegin}
        answers={progress.answers}
        onPractice={actions.onPractice}
      />
      <h2>Practice what you missed</h2>
      <p>
        {missed.length === 0
          ? 'The list is empty. A question that you get wrong in an exam, in practice or at the end of a lesson is added here, and it leaves the list once you get it right.'
          : `${counted(missed.length, 'question is', 'questions are')} waiting, starting with the one that you missed longest ago. Each leaves the list once you get it right.`}
      </p>
      <ButtonRow>
        <Button
          disabled={missed.length === 0}
          onClick={() => actions.onPractice('What you missed', () => missed)}
        >
          Practice what you missed
        </Button>
      </ButtonRow>
      <h2>Your exams</h2>
      <ExamHistory progress={progress} bank={bank} onResult={actions.onResult} />
      <TrainerTools bank={bank} />
    </>
  )
}

interface ExamUnderWayProps extends Pick<StartActions, 'onExam' | 'onDrop'> {
  exam: Attempt
  canBegin: boolean
}

function ExamUnderWay({ exam, canBegin, onExam, onDrop }: ExamUnderWayProps) {
  const [isDropping, setIsDropping] = useState(false)
  const answered = Object.keys(exam.answers).length
  if (isDropping) {
    return (
      <>
        <p role="status">
          Give up this exam? Its {counted(answered, 'answer')} won’t count, and nothing will be saved.
        </p>
        <ButtonRow>
          <Button onClick={() => setIsDropping(false)}>Keep it</Button>
          <Button look="danger" onClick={onDrop}>
            Give it up
          </Button>
        </ButtonRow>
      </>
    )
  }
  return (
    <>
      <p>
        An exam is under way: {answered} of {exam.questions.length} answered, {clockText(timeLeft(exam))}{' '}
        left.{' '}
        {exam.isStrict
          ? 'It is strict, so the clock keeps running while you’re away.'
          : 'The clock runs only while the exam is open.'}
      </p>
      <ButtonRow>
        <Button look="primary" disabled={!canBegin} onClick={() => onExam()}>
          Continue the exam
        </Button>
        <Button onClick={() => setIsDropping(true)}>Give it up …</Button>
      </ButtonRow>
    </>
  )
}
