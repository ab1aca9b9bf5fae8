import { useState } from 'react'
import { runsOn, timeLeft, withTime } from '@lib/exam/attempt'
import { timeSince } from '@lib/exam/exam-progress'
import { matching } from '@lib/exam/own-quiz'
import type { Bank } from '@lib/exam/score'
import { missedQuestions } from '@lib/exam/practice'
import { clockText } from '@lib/exam/time-text'
import { firstChoice, nounOf, type Choice } from '@lib/exam/ways'
import type { Attempt, Progress } from '@lib/progress/shape'
import { counted } from '@lib/words'
import { AreaChoice } from './AreaChoice'
import { Button, ButtonRow } from '../controls/Button'
import { ExamHistory } from './ExamHistory'
import { ModeChoice } from './ModeChoice'
import { OwnQuizFields } from './OwnQuizFields'
import { ScreenHeading } from './ScreenHeading'
import { TrainerTools } from './TrainerTools'

/** Actions of the overview. */
export interface StartActions {
  onStart: (choice: Choice) => void
  /** Continues the exam under way. */
  onContinue: () => void
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

/** The overview: one choice and its start, practice by area, missed questions, and earlier exams. */
export function StartScreen({ progress, bank, canBegin, isReturn, actions }: StartScreenProps) {
  const { exam, answers } = progress
  const [choice, setChoice] = useState(firstChoice)
  const missed = bank ? missedQuestions(bank, answers) : []
  const isOwn = choice.way === 'own'
  const isEmpty = isOwn && bank !== undefined && matching(bank, answers, choice.quiz).length === 0
  return (
    <>
      <ScreenHeading takesFocus={isReturn}>{exam ? 'Go on' : 'Start here'}</ScreenHeading>
      {exam ? (
        <ExamUnderWay exam={exam} canBegin={canBegin} {...actions} />
      ) : (
        <>
          <ModeChoice
            chosen={choice.way}
            onChoose={way => setChoice({ ...choice, way })}
            disabled={!canBegin}
          />
          {isOwn && <OwnQuizFields choice={choice} bank={bank} answers={answers} onChoose={setChoice} />}
          <ButtonRow>
            <Button
              look="primary"
              disabled={!canBegin || isEmpty}
              data-waits=""
              onClick={() => actions.onStart(choice)}
            >
              Start
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

interface ExamUnderWayProps extends Pick<StartActions, 'onContinue' | 'onDrop'> {
  exam: Attempt
  canBegin: boolean
}

function ExamUnderWay({ exam, canBegin, onContinue, onDrop }: ExamUnderWayProps) {
  const [isDropping, setIsDropping] = useState(false)
  const [left] = useState(() => timeLeft(withTime(exam, timeSince(exam, new Date().toISOString()))))
  const noun = nounOf(exam)
  const answered = Object.keys(exam.answers).length
  if (isDropping) {
    return (
      <>
        <p role="status">
          Give up this {noun}? Its {counted(answered, 'answer')} won’t count, and nothing will be saved.
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
        Under way: {noun === 'exam' ? 'an exam' : 'a quiz'}, {answered} of {exam.questions.length} answered
        {left !== Infinity && `, ${clockText(left)} left`}.{' '}
        {runsOn(exam) && 'The clock keeps running while you’re away.'}
      </p>
      <ButtonRow>
        <Button look="primary" disabled={!canBegin} onClick={onContinue}>
          Continue the {noun}
        </Button>
        <Button onClick={() => setIsDropping(true)}>Give it up …</Button>
      </ButtonRow>
    </>
  )
}
