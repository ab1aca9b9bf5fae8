import { useState } from 'react'
import { runsOn, timeLeft, withTime } from '@lib/exam/attempt'
import { nounOf } from '@lib/exam/exam-kind'
import { timeSince } from '@lib/exam/exam-progress'
import { matching } from '@lib/exam/own-quiz'
import type { Bank } from '@lib/exam/score'
import { missedQuestions } from '@lib/exam/practice'
import { examFacts } from '@lib/exam/standing'
import { clockText } from '@lib/exam/time-text'
import { firstChoice, type Choice } from '@lib/exam/ways'
import type { Attempt, Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'
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
      <ScreenHeading takesFocus={isReturn}>{exam ? words.goOn : words.startHere}</ScreenHeading>
      {exam ? (
        <ExamUnderWay exam={exam} bank={bank} canBegin={canBegin} {...actions} />
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
              {words.start}
            </Button>
          </ButtonRow>
        </>
      )}
      <h2>{words.practiceByArea}</h2>
      <p>{words.practiceByAreaText}</p>
      <AreaChoice
        bank={bank}
        canBegin={canBegin}
        answers={progress.answers}
        onPractice={actions.onPractice}
      />
      <h2>{words.practiceMissed}</h2>
      <p>{missed.length === 0 ? words.nothingMissed : words.someMissed(missed.length)}</p>
      <ButtonRow>
        <Button disabled={missed.length === 0} onClick={() => actions.onPractice(words.missed, () => missed)}>
          {words.practiceMissed}
        </Button>
      </ButtonRow>
      <h2>{words.yourExams}</h2>
      <ExamHistory progress={progress} bank={bank} onResult={actions.onResult} />
      <TrainerTools bank={bank} />
    </>
  )
}

interface ExamUnderWayProps extends Pick<StartActions, 'onContinue' | 'onDrop'> {
  exam: Attempt
  bank: Bank | undefined
  canBegin: boolean
}

function ExamUnderWay({ exam, bank, canBegin, onContinue, onDrop }: ExamUnderWayProps) {
  const [isDropping, setIsDropping] = useState(false)
  const [left] = useState(() => timeLeft(withTime(exam, timeSince(exam, new Date().toISOString()))))
  const noun = nounOf(exam)
  const { answered } = examFacts(exam, bank)
  if (isDropping) {
    return (
      <>
        <p role="status">{words.isToGiveUp(noun, answered)}</p>
        <ButtonRow>
          <Button onClick={() => setIsDropping(false)}>{words.keepIt}</Button>
          <Button look="danger" onClick={onDrop}>
            {words.giveItUp}
          </Button>
        </ButtonRow>
      </>
    )
  }
  return (
    <>
      <p>
        {left === Infinity
          ? words.underWay(noun, answered, exam.questions.length)
          : words.underWayWithClock(noun, answered, exam.questions.length, clockText(left))}{' '}
        {runsOn(exam) && words.clockKeepsRunning}
      </p>
      <ButtonRow>
        <Button look="primary" disabled={!canBegin} onClick={onContinue}>
          {words.goOnWith(noun)}
        </Button>
        <Button onClick={() => setIsDropping(true)}>{words.giveUp}</Button>
      </ButtonRow>
    </>
  )
}
