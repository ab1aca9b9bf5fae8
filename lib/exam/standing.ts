import type { Attempt, ExamResult } from '../progress/shape'
import { timeLeft } from './attempt'
import { likeThis } from './exam-kind'

/** The best result of the same kind as this one: the most right answers, the earliest of equals. */
export const bestLike = (exams: readonly ExamResult[], exam: ExamResult): ExamResult =>
  likeThis(exams, exam).reduce((a, b) => (b.right > a.right ? b : a))

const millisecondsPerMinute = 60_000

/** An exam under way: its questions, those answered, and the minutes left, rounded up. */
export function examFacts(exam: Attempt): { answered: number; asked: number; minutesLeft: number } {
  return {
    answered: exam.questions.filter(id => Object.hasOwn(exam.answers, id)).length,
    asked: exam.questions.length,
    minutesLeft: Math.ceil(timeLeft(exam) / millisecondsPerMinute),
  }
}
