import clsx from 'clsx'
import { useState } from 'react'
import { passPercent } from '@lib/exam/exam-facts'
import { examTime, passOf } from '@lib/exam/exam-rules'
import { isPassed, lessonsToRead, percentRight } from '@lib/exam/result'
import {
  areaScores,
  changeInWords,
  examTrend,
  flaggedScore,
  resultText,
  sectionScores,
  timeInWords,
} from '@lib/exam/result-details'
import { missedIn, type Bank } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import marks from '../course/Question.module.css'
import { saveFile } from '../controls/save-file'
import { Button, ButtonRow } from '../controls/Button'
import examStyles from './ExamScreen.module.css'
import { LessonLink } from './LessonLink'
import styles from './ResultScreen.module.css'
import { ReviewedQuestion } from './ReviewedQuestion'
import { ScoreTable } from './ScoreTable'
import { ScreenHeading } from './ScreenHeading'
import { TrendChart } from './TrendChart'

interface ResultScreenProps {
  result: ExamResult
  /** All ended exams, oldest first. */
  exams: readonly ExamResult[]
  bank: Bank
  /** Starts practice with these questions. */
  onPractice: (ids: string[]) => void
  onLeave: () => void
}

/** The result of an ended exam: score, areas, lessons to read, and every question with its reasons. */
export function ResultScreen({ result, exams, bank, onPractice, onLeave }: ResultScreenProps) {
  const missed = missedIn(result, bank)
  const flagged = flaggedScore(result, bank)
  const trend = examTrend(exams, result.id)
  return (
    <div className={clsx(examStyles.alone, styles.result)}>
      <ScreenHeading>
        {result.right} of {result.questions.length} right: {isPassed(result) ? 'passed' : 'not passed'}
      </ScreenHeading>
      <p>
        {percentRight(result)}%. You need {passPercent}% ({passOf(result.questions.length)} of{' '}
        {result.questions.length}) to pass. {timeInWords(result, examTime)}
        {flagged && flagged.asked > 0 && ` Flagged questions: ${flagged.right} of ${flagged.asked} right.`}
      </p>
      <ButtonRow>
        {missed.length > 0 && (
          <Button look="primary" onClick={() => onPractice(missed)}>
            Practice what you missed
          </Button>
        )}
        <Button onClick={onLeave}>Back to the overview</Button>
        <Button onClick={() => window.print()}>Print</Button>
        <Button onClick={() => saveFile(fileName(result), resultText(result, bank), 'text/plain')}>
          Save as a file
        </Button>
      </ButtonRow>
      {trend.length > 0 && (
        <>
          <p className={marks.small}>{changeInWords(trend)}</p>
          <TrendChart exams={trend} />
        </>
      )}
      <ScoreTable caption="By focus area, weakest first" part="Focus area" rows={areaScores(result)} />
      <p className={marks.small}>
        A few questions per area don’t tell you much. If an area is weak in several exams, work on it.
      </p>
      <details>
        <summary>By section of the Scrum Guide</summary>
        <ScoreTable
          caption="By section of the Guide, weakest first"
          part="Section"
          rows={sectionScores(result, bank)}
        />
      </details>
      <LessonsToRead result={result} bank={bank} />
      <QuestionsReviewed result={result} bank={bank} missed={missed} />
    </div>
  )
}

const fileName = ({ endedAt }: ExamResult) => `psm-1-practice-exam-${endedAt.slice(0, 10)}.txt`

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
      <p>
        <a href="/scrum/psm-1/psm1-exam-preparation#make-your-study-plan">Make a study plan</a>: it puts your
        weak areas first, day by day until your exam.
      </p>
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
            <ReviewedQuestion
              key={id}
              question={question}
              number={index + 1}
              chosen={result.answers[id]}
              seed={result.seed}
              isFlagged={result.flagged?.includes(id) ?? false}
              time={result.times?.[id]}
            />
          )
        })}
      </ol>
    </>
  )
}
