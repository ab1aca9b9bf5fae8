import clsx from 'clsx'
import { passPercent } from '@lib/exam/exam-facts'
import { isExam } from '@lib/exam/exam-kind'
import { passOf } from '@lib/exam/exam-rules'
import { diagnosisOf, nextInWords, restInWords } from '@lib/exam/next-step'
import { countsOf, questionsOf } from '@lib/exam/outcomes'
import { isPassed, lessonsToRead, percentRight } from '@lib/exam/result'
import { areaScores, kindScores, levelScores, sectionScores, timeInWords } from '@lib/exam/result-details'
import { resultText } from '@lib/exam/result-text'
import { reviewed } from '@lib/exam/review'
import type { Bank } from '@lib/exam/score'
import { changeInWords, examTrend } from '@lib/exam/trend'
import type { ExamResult, Progress } from '@lib/progress/shape'
import { planPage } from '@lib/study-plan/page-addresses'
import * as words from '@data/words/exam-result'
import { backToPlan } from '@data/words/exam-screen'
import marks from '../course/Question.module.css'
import { saveFile } from '../controls/save-file'
import { Button, ButtonRow } from '../controls/Button'
import examStyles from './ExamScreen.module.css'
import { LessonLink } from './LessonLink'
import { ReadyEstimate } from './ReadyEstimate'
import styles from './ResultScreen.module.css'
import { ReviewList } from './ReviewList'
import { ScoreTable } from './ScoreTable'
import { ScreenHeading } from './ScreenHeading'
import { SureReport } from './SureReport'
import { TrendChart } from './TrendChart'

interface ResultScreenProps {
  result: ExamResult
  progress: Progress
  bank: Bank
  /** Asks these questions until they are right. */
  onRepeat: (ids: readonly string[]) => void
  onLeave: () => void
}

/** The result of an ended exam: what it says, what to do next, and every question with its reasons. */
export function ResultScreen({ result, progress, bank, onRepeat, onLeave }: ResultScreenProps) {
  const counts = countsOf(result, questionsOf(result, bank))
  const isEarly = diagnosisOf(result, counts) === 'early'
  const trend = examTrend(progress.exams, result, bank)
  return (
    <div className={clsx(examStyles.alone, styles.result)} data-prints-alone="">
      <ScreenHeading>
        {!isExam(result)
          ? words.rightOf(result.right, result.questions.length)
          : isPassed(result)
            ? words.passedWith(result.right, result.questions.length)
            : words.notPassedWith(result.right, result.questions.length)}
      </ScreenHeading>
      <p>
        {words.percentAnd(percentRight(result), restInWords(counts))}
        {isExam(result) &&
          words.needed(passPercent, passOf(result.questions.length), result.questions.length)}
        {timeInWords(result)}
      </p>
      <p>
        <strong>{nextInWords(result, counts)}</strong>
      </p>
      <Actions result={result} bank={bank} onRepeat={onRepeat} onLeave={onLeave} />
      {trend.length > 0 && (
        <>
          <p className={marks.small}>{changeInWords(trend)}</p>
          <TrendChart exams={trend} />
        </>
      )}
      <ReadyEstimate progress={progress} bank={bank} />
      {!isEarly && <Scores result={result} bank={bank} />}
      <SureReport result={result} bank={bank} />
      <LessonsToRead result={result} bank={bank} hasPlan={progress.plan !== undefined} />
      <ReviewList result={result} bank={bank} />
    </div>
  )
}

function Actions({ result, bank, onRepeat, onLeave }: Omit<ResultScreenProps, 'progress'>) {
  const missed = reviewed(result, bank, 'missed').map(({ id }) => id)
  return (
    <ButtonRow>
      {missed.length > 0 && (
        <Button look="primary" onClick={() => onRepeat(missed)}>
          {words.repeatMissed}
        </Button>
      )}
      <Button look={missed.length > 0 ? 'plain' : 'primary'} onClick={onLeave}>
        {words.backToOverview}
      </Button>
      <Button onClick={() => window.print()}>{words.print}</Button>
      <Button onClick={() => saveFile(fileName(result), resultText(result, bank), 'text/plain')}>
        {words.saveAsFile}
      </Button>
    </ButtonRow>
  )
}

const fileName = ({ endedAt }: ExamResult) => `psm-1-practice-exam-${endedAt.slice(0, 10)}.txt`

interface PartProps {
  result: ExamResult
  bank: Bank
}

/** The scores part by part. */
function Scores({ result, bank }: PartProps) {
  return (
    <>
      <ScoreTable caption={words.byArea} part={words.area} rows={areaScores(result, bank)} />
      <p className={marks.small}>{words.fewPerArea}</p>
      <details className={styles.others}>
        <summary>{words.byOthers}</summary>
        <ScoreTable caption={words.bySection} part={words.section} rows={sectionScores(result, bank)} />
        <ScoreTable caption={words.byKind} part={words.kind} rows={kindScores(result, bank)} />
        <ScoreTable caption={words.byLevel} part={words.level} rows={levelScores(result, bank)} />
      </details>
    </>
  )
}

/** How many of the lessons to read are in sight. */
const firstLessons = 5

function LessonsToRead({ result, bank, hasPlan }: PartProps & { hasPlan: boolean }) {
  const lessons = lessonsToRead(result, bank)
  if (lessons.length === 0) return null
  const items = lessons.map(({ lesson, missed }) => (
    <li key={lesson}>
      <LessonLink lesson={lesson} />
      {words.missedOf(missed)}
    </li>
  ))
  return (
    <>
      <h3>{words.lessonsToRead}</h3>
      <ol>{items.slice(0, firstLessons)}</ol>
      {items.length > firstLessons && (
        <details>
          <summary>{words.moreLessons(items.length - firstLessons)}</summary>
          <ol start={firstLessons + 1}>{items.slice(firstLessons)}</ol>
        </details>
      )}
      <p>
        {!hasPlan && words.studyPlan}
        <a href={planPage}>{hasPlan ? backToPlan : words.studyPlanLink}</a>
        {!hasPlan && words.studyPlanEnd}
      </p>
    </>
  )
}
