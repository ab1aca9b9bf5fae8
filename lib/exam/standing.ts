import { own } from '../own'
import type { Attempt, ExamResult } from '../progress/shape'
import { standings, timeLeft } from './attempt'
import { likeThis } from './exam-kind'
import type { Bank } from './score'

/** The best result of the same kind as this one: the most right answers, the earliest of equals. */
export const bestLike = (exams: readonly ExamResult[], exam: ExamResult): ExamResult =>
  likeThis(exams, exam).reduce((a, b) => (b.right > a.right ? b : a))

const millisecondsPerMinute = 60_000

/**
 * Whether a question is answered, as far as the exam itself tells: with as many options as when its answer was last
 * complete. Earlier versions, which had no modes, didn't keep that.
 */
function seemsAnswered({ answers, mode, settled }: Attempt, id: string): boolean {
  const keys = own(answers, id)
  return keys !== undefined && (mode === undefined || own(settled, id)?.length === keys.length)
}

/** An exam under way: its questions, those answered, and the minutes left, rounded up. */
export function examFacts(
  exam: Attempt,
  bank?: Bank,
): { answered: number; asked: number; minutesLeft: number } {
  return {
    answered: bank
      ? standings(exam, bank).filter(({ isAnswered }) => isAnswered).length
      : exam.questions.filter(id => seemsAnswered(exam, id)).length,
    asked: exam.questions.length,
    minutesLeft: Math.ceil(timeLeft(exam) / millisecondsPerMinute),
  }
}
