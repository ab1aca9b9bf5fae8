import type { ExamResult } from '../progress/shape'
import { examRules } from './exam-rules'
import { outcomeOf, questionsOf } from './outcomes'
import type { Bank } from './score'

/** Whether the exam was passed: the share of right answers PSM I requires. */
export const isPassed = ({ right, questions }: ExamResult): boolean =>
  right * examRules.questions >= examRules.pass * questions.length

/** Percentage of right answers, rounded down: 67 of 80 isn't 84 %. */
export const percentRight = ({ right, questions }: ExamResult): number =>
  Math.floor((100 * right) / questions.length)

/** Lessons that teach what was answered wrong, most questions first. */
export function lessonsToRead(result: ExamResult, bank: Bank) {
  const missed = new Map<string, number>()
  for (const question of questionsOf(result, bank))
    if (outcomeOf(result, question) === 'wrong')
      missed.set(question.lesson, (missed.get(question.lesson) ?? 0) + 1)
  return [...missed].map(([lesson, count]) => ({ lesson, missed: count })).sort((a, b) => b.missed - a.missed)
}
