import type { ReactNode } from 'react'
import { examRules } from '@lib/exam/exam-rules'
import type { Attempt, Progress } from '@lib/progress/shape'
import { examFacts, examsTaken, type ScoreFacts } from '@lib/exam/standing'
import { answersGiven } from '@lib/progress/standing'
import styles from './ProgressTools.module.css'

const examPage = '/scrum/psm-1/psm1-exam-preparation/practice-exam'
const flashcardsPage = '/scrum/psm-1/flashcards'

interface ProgressFactsProps {
  /** Undefined in the exported HTML, which reserves the space. */
  progress: Progress | undefined
}

/** The stored progress, a line per part, always the same height. */
export function ProgressFacts({ progress }: ProgressFactsProps) {
  const lessons = progress && Object.keys(progress.lessons).length
  return (
    <dl className={styles.facts}>
      <Fact name="Lessons read">{lessons}</Fact>
      <Fact name="Practice exams" isLong>
        {progress && <Exams exams={progress.exams} />}
      </Fact>
      <Fact name="Exam under way" isLong>
        {progress && <UnderWay exam={progress.exam} />}
      </Fact>
      <Fact name="Questions">{progress && <Answers answers={progress.answers} />}</Fact>
      <Fact name="Flashcards">{progress && <Cards count={Object.keys(progress.cards).length} />}</Fact>
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

const inWords = ({ right, asked, isPassed }: ScoreFacts) =>
  `${right} of ${asked} right, ${isPassed ? 'passed' : 'not passed'}`

function Exams({ exams }: { exams: Progress['exams'] }) {
  const taken = examsTaken(exams)
  if (!taken)
    return (
      <>
        None yet. <a href={examPage}>Take the practice exam</a>: {examRules.questions} questions in{' '}
        {examRules.minutes} minutes.
      </>
    )
  const { count, last, best } = taken
  if (count === 1) return <>1 taken: {inWords(last)}.</>
  return (
    <>
      {count} taken. Last: {inWords(last)}. Best: {inWords(best)}.
    </>
  )
}

function UnderWay({ exam }: { exam: Attempt | undefined }) {
  if (!exam) return <>None. If you leave an exam before its end, it waits for you here.</>
  const { answered, asked, minutesLeft } = examFacts(exam)
  const rest = minutesLeft === 0 ? 'its time is up' : `${minutesLeft}\u00a0min left`
  return (
    <>
      <a href={examPage}>Go on with your exam</a>: {answered} of {asked} answered, {rest}
    </>
  )
}

function Answers({ answers }: { answers: Progress['answers'] }) {
  const { answered, missed } = answersGiven(answers)
  if (answered === 0) return <>None answered yet.</>
  return (
    <>
      {answered} answered, {missed === 0 ? 'none missed' : `${missed} of them missed`}
    </>
  )
}

function Cards({ count }: { count: number }) {
  return (
    <>
      {count === 0 ? 'None yet' : `${count} in study`}. <a href={flashcardsPage}>Study the flashcards</a>
    </>
  )
}
