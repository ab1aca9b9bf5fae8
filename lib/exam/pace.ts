import { timeOf } from './attempt'
import type { Attempt } from '../progress/shape'

const minute = 60_000

/** Whole minutes ahead of schedule, negative if behind; less than one is 0. */
export function minutesAhead(exam: Pick<Attempt, 'questions' | 'time'>, done: number, spent: number): number {
  const due = (timeOf(exam) * done) / exam.questions.length
  return Math.trunc((due - spent) / minute)
}

/** The pace in words, '3 min behind'; empty within a minute. */
export function paceText(ahead: number): string {
  if (ahead === 0) return 'on pace'
  return `${Math.abs(ahead)} min ${ahead > 0 ? 'ahead' : 'behind'}`
}
