import { useState } from 'react'
import { timeOf } from '@lib/exam/attempt'
import { passPercent } from '@lib/exam/exam-facts'
import { examRules } from '@lib/exam/exam-rules'
import { isPassed, lessonsToRead, percentRight } from '@lib/exam/result'
import { missedIn, type Bank } from '@lib/exam/score'
import { minutesText } from '@lib/exam/time-text'
import type { ExamResult } from '@lib/progress/shape'
import { AreaScores } from './AreaScores'
import { Button, ButtonRow } from '../controls/Button'
import { LessonLink } from './LessonLink'
import styles from './ResultScreen.module.css'
import { ReviewedQuestion } from './ReviewedQuestion'
import { ScreenHeading } from './ScreenHeading'

interface ResultScreenProps {
  result: ExamResult
  bank: Bank
  /** Practices these questions. */
  onPractice: (ids: string[]) => void
  onLeave: () => void
}

/** An ended exam: the result, the score of each area, the lessons to read, and every question with its reasons. */
export function ResultScreen({ result, bank, onPractice, onLeave }: ResultScreenProps) {
  const missed = missedIn(result, bank)
  return (
    <>
      <ScreenHeading>
        {result.right} of {result.questions.length} right: {isPassed(result) ? 'passed' : 'not passed'}
      </ScreenHeading>
      <p>
        {percentRight(result)} %; you need {passPercent} % ({examRules.pass} of {examRules.questions}) to
        pass.{' '}
        {result.spent >= timeOf(result)
          ? 'Time ran out, and the exam ended by itself.'
          : `You took ${minutesText(result.spent)}.`}
      </p>
      <ButtonRow>
        {missed.length > 0 && (
          <Button look="primary" onClick={() => onPractice(missed)}>
            Practice what you missed
          </Button>
        )}
        <Button onClick={onLeave}>Back to the overview</Button>
      </ButtonRow>
      <AreaScores areas={result.areas} />
      <LessonsToRead result={result} bank={bank} />
      <QuestionsReviewed result={result} bank={bank} missed={missed} />
    </>
  )
}

function LessonsToRead({ result, bank }: { result: ExamResult; bank: Bank }) {
  const lessons = lessonsToRead(result, bank)
  if (lessons.length === 0) return null
  return (
    <>
      <h3>Lessons to read</h3>
      <ol className={styles.lessons}>
        {lessons.map(({ lesson, missed }) => (
          <li key={lesson}>
            <LessonLink lesson={lesson} /> ({missed} missed)
          </li>
        ))}
      </ol>
    </>
  )
}

interface QuestionsReviewedProps {
  result: ExamResult
  bank: Bank
  missed: readonly string[]
}

function QuestionsReviewed({ result, bank, missed }: QuestionsReviewedProps) {
  const [showsAll, setShowsAll] = useState(missed.length === 0)
  return (
    <>
      <h3>{showsAll ? 'All questions' : 'Questions that you missed'}</h3>
      {missed.length > 0 && (
        <ButtonRow>
          <Button aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
            Show all {result.questions.length}
          </Button>
        </ButtonRow>
      )}
      <ol className={styles.questions}>
        {result.questions.map((id, index) => {
          const question = bank.get(id)
          if (!question || (!showsAll && !missed.includes(id))) return null
          return (
            <ReviewedQuestion key={id} question={question} number={index + 1} chosen={result.answers[id]} />
          )
        })}
      </ol>
    </>
  )
}
