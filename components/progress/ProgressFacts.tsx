import type { ReactNode } from 'react'
import { examRules } from '@lib/exam/exam-rules'
import type { Attempt, ExamResult, Progress } from '@lib/progress/shape'
import { isExam, nounOf } from '@lib/exam/exam-kind'
import { isPassed } from '@lib/exam/result'
import { bestLike, examFacts } from '@lib/exam/standing'
import { amountsOf, answersGiven } from '@lib/progress/standing'
import { goOnWith } from '@data/words/exam-start'
import * as words from '@data/words/progress-app'
import styles from './ProgressTools.module.css'

const examPage = '/scrum/psm-1/psm1-exam-preparation/practice-exam'
const flashcardsPage = '/scrum/psm-1/flashcards'

/** The stored progress, a line per part, always the same height: in the exported HTML, it is undefined. */
export function ProgressFacts({ progress }: { progress: Progress | undefined }) {
  const lessons = progress && Object.keys(progress.lessons).length
  const cards = progress ? amountsOf(progress).cards : 0
  return (
    <dl className={styles.facts}>
      <Fact name={words.lessons}>{lessons}</Fact>
      <Fact name={words.exams} isLong>
        {progress && <Exams exams={progress.exams.filter(isExam)} />}
      </Fact>
      <Fact name={words.underWay} isLong>
        {progress && <UnderWay exam={progress.exam} />}
      </Fact>
      <Fact name={words.questions}>{progress && answersInWords(progress.answers)}</Fact>
      <Fact name={words.flashcards}>
        {progress && (
          <>
            {cards === 0 ? words.noCards : words.cardsStarted(cards)}
            <a href={flashcardsPage}>{words.studyCards}</a>
          </>
        )}
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  /** Reserves two lines. */
  isLong?: boolean
  children: ReactNode
}

function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={isLong ? styles.long : styles.value}>{children}</dd>
    </div>
  )
}

function resultOf(exam: ExamResult): string {
  const verdict = isPassed(exam) ? words.passed : words.notPassed
  return words.result(exam.right, exam.questions.length) + verdict
}

/** Those that can be passed: a quiz or a first look isn't one. */
function Exams({ exams }: { exams: Progress['exams'] }) {
  const last = exams.at(-1)
  if (!last)
    return (
      <>
        {words.noExams}
        <a href={examPage}>{words.takeExam}</a>
        {words.examTerms(examRules.questions, examRules.minutes)}
      </>
    )
  if (exams.length === 1) return <>{words.oneTaken(resultOf(last))}</>
  return <>{words.someTaken(exams.length, resultOf(last), resultOf(bestLike(exams, last)))}</>
}

function UnderWay({ exam }: { exam: Attempt | undefined }) {
  if (!exam) return <>{words.noneUnderWay}</>
  const { answered, asked, minutesLeft } = examFacts(exam)
  const left = minutesLeft === 0 ? words.timeIsUp : words.minutesLeft(minutesLeft)
  const rest = minutesLeft === Infinity ? words.noClock : left
  return (
    <>
      <a href={examPage}>{goOnWith(nounOf(exam))}</a>
      {words.answeredSoFar(answered, asked, rest)}
    </>
  )
}

function answersInWords(answers: Progress['answers']): string {
  const { answered, missed } = answersGiven(answers)
  return answered === 0 ? words.noAnswers : words.answered(answered, missed)
}
