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
        {result.right} of {result.questions.length} right
        {isExam(result) && `: ${isPassed(result) ? 'passed' : 'not passed'}`}
      </ScreenHeading>
      <p>
        {percentRight(result)}%{restInWords(counts) && `, ${restInWords(counts).slice(0, -1)}`}.{' '}
        {isExam(result) &&
          `You need ${passPercent}% (${passOf(result.questions.length)} of ${result.questions.length}) to pass. `}
        {timeInWords(result)}
      </p>
      <p>
        <strong>{nextInWords(result, counts)}</strong>
      </p>
      <Actions result={result} bank={bank} isEarly={isEarly} onRepeat={onRepeat} onLeave={onLeave} />
      {trend.length > 0 && (
        <>
          <p className={marks.small}>{changeInWords(trend)}</p>
          <TrendChart exams={trend} />
        </>
      )}
      <ReadyEstimate progress={progress} bank={bank} />
      {!isEarly && <Scores result={result} bank={bank} />}
      <SureReport result={result} bank={bank} />
      <LessonsToRead result={result} bank={bank} />
      <ReviewList result={result} bank={bank} />
    </div>
  )
}

interface ActionsProps extends Pick<ResultScreenProps, 'result' | 'bank' | 'onRepeat' | 'onLeave'> {
  isEarly: boolean
}

function Actions({ result, bank, isEarly, onRepeat, onLeave }: ActionsProps) {
  const missed = reviewed(result, bank, 'missed').map(({ id }) => id)
  const isToRepeat = missed.length > 0 && !isEarly
  return (
    <ButtonRow>
      {missed.length > 0 && (
        <Button look={isToRepeat ? 'primary' : 'plain'} onClick={() => onRepeat(missed)}>
          Repeat what you missed
        </Button>
      )}
      <Button look={isToRepeat ? 'plain' : 'primary'} onClick={onLeave}>
        Back to the overview
      </Button>
      <Button onClick={() => window.print()}>Print</Button>
      <Button onClick={() => saveFile(fileName(result), resultText(result, bank), 'text/plain')}>
        Save as a file
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
      <ScoreTable
        caption="By focus area, weakest answers first"
        part="Focus area"
        rows={areaScores(result, bank)}
      />
      <p className={marks.small}>
        A few questions per area don’t tell you much. If an area is weak in several exams, work on it.
      </p>
      <details>
        <summary>By section of the Scrum Guide, kind and level</summary>
        <ScoreTable
          caption="By section of the Guide, weakest answers first"
          part="Section"
          rows={sectionScores(result, bank)}
        />
        <ScoreTable caption="By kind of question" part="Kind" rows={kindScores(result, bank)} />
        <ScoreTable caption="By level" part="Level" rows={levelScores(result, bank)} />
      </details>
    </>
  )
}

function LessonsToRead({ result, bank }: PartProps) {
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
