import type { Attempt, ExamResult } from '../progress/shape'
import { timeLeft } from './attempt'

/** The best result: the highest share of right answers, the earliest of equals. */
export const bestOf = (exams: readonly [ExamResult, ...ExamResult[]]): ExamResult =>
  exams.reduce((a, b) => (b.right * a.questions.length > a.right * b.questions.length ? b : a))

const millisecondsPerMinute = 60_000

/** An exam under way: its questions, those answered, and the minutes left, rounded up. */
export function examFacts(exam: Attempt): { answered: number; asked: number; minutesLeft: number } {
  return {
    answered: exam.questions.filter(id => Object.hasOwn(exam.answers, id)).length,
    asked: exam.questions.length,
    minutesLeft: Math.ceil(timeLeft(exam) / millisecondsPerMinute),
  }
}
