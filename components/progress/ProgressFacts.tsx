import type { ReactNode } from 'react'
import { examRules } from '@lib/exam/exam-rules'
import type { Attempt, ExamResult, Progress } from '@lib/progress/shape'
import { isExam } from '@lib/exam/exam-kind'
import { isPassed } from '@lib/exam/result'
import { bestLike, examFacts } from '@lib/exam/standing'
import { amountsOf, answersGiven } from '@lib/progress/standing'
import styles from './ProgressTools.module.css'

const examPage = '/scrum/psm-1/psm1-exam-preparation/practice-exam'
const flashcardsPage = '/scrum/psm-1/flashcards'

/** The stored progress, a line per part, always the same height: in the exported HTML, it is undefined. */
export function ProgressFacts({ progress }: { progress: Progress | undefined }) {
  const lessons = progress && Object.keys(progress.lessons).length
  const cards = progress ? amountsOf(progress).cards : 0
  return (
    <dl className={styles.facts}>
      <Fact name="Lessons read">{lessons}</Fact>
      <Fact name="Practice exams" isLong>
        {progress && <Exams exams={progress.exams} />}
      </Fact>
      <Fact name="Exam under way" isLong>
        {progress && <UnderWay exam={progress.exam} />}
      </Fact>
      <Fact name="Questions">{progress && answersInWords(progress.answers)}</Fact>
      <Fact name="Flashcards">
        {progress && (
          <>
            {cards === 0 ? 'None yet' : `${cards} started`}. <a href={flashcardsPage}>Study the flashcards</a>
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

function inWords(exam: ExamResult): string {
  const verdict = isPassed(exam) ? ', passed' : ', not passed'
  return `${exam.right} of ${exam.questions.length} right${isExam(exam) ? verdict : ''}`
}

function Exams({ exams }: { exams: Progress['exams'] }) {
  const last = exams.at(-1)
  if (!last)
    return (
      <>
        None yet. <a href={examPage}>Take the practice exam</a>: {examRules.questions} questions in{' '}
        {examRules.minutes} minutes.
      </>
    )
  if (exams.length === 1) return <>1 taken: {inWords(last)}.</>
  return (
    <>
      {exams.length} taken. Last: {inWords(last)}. Best: {inWords(bestLike(exams, last))}.
    </>
  )
}

function UnderWay({ exam }: { exam: Attempt | undefined }) {
  if (!exam) return <>None. If you leave an exam before it ends, it waits for you here.</>
  const { answered, asked, minutesLeft } = examFacts(exam)
  const left = minutesLeft === 0 ? 'time is up' : `${minutesLeft}\u00a0min left`
  const rest = minutesLeft === Infinity ? 'no clock' : left
  return (
    <>
      <a href={examPage}>Continue your exam</a>: {answered} of {asked} answered, {rest}
    </>
  )
}

function answersInWords(answers: Progress['answers']): string {
  const { answered, missed } = answersGiven(answers)
  if (answered === 0) return 'None answered yet.'
  return `${answered} answered, ${missed === 0 ? 'none missed' : `${missed} of them missed`}`
}
