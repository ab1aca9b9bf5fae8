import type { Attempt, ExamResult, Progress } from '../progress/shape'
import { timeLeft } from './attempt'
import { examRules } from './exam-rules'

/** A result in numbers. */
export interface ScoreFacts {
  right: number
  asked: number
  isPassed: boolean
}

/** The result of an ended exam; a short one takes the same share to pass. */
function scoreFacts({ right, questions }: ExamResult): ScoreFacts {
  const asked = questions.length
  return { right, asked, isPassed: right * examRules.questions >= examRules.pass * asked }
}

/** Number of exams, last and best score; undefined before the first exam. */
export function examsTaken(
  exams: Progress['exams'],
): { count: number; last: ScoreFacts; best: ScoreFacts } | undefined {
  const scores = exams.map(scoreFacts)
  const last = scores.at(-1)
  if (!last) return undefined
  const best = scores.reduce((a, b) => (b.right * a.asked > a.right * b.asked ? b : a))
  return { count: scores.length, last, best }
}

const millisecondsPerMinute = 60_000

/** An exam under way: its questions, those answered, and the minutes left, rounded up. */
export function examFacts(exam: Attempt): { answered: number; asked: number; minutesLeft: number } {
  return {
    answered: exam.questions.filter(id => Object.hasOwn(exam.answers, id)).length,
    asked: exam.questions.length,
    minutesLeft: Math.ceil(timeLeft(exam) / millisecondsPerMinute),
  }
}
