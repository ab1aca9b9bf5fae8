import * as words from '../../data/words/exam-screen'
import { timeOf } from './attempt'
import type { Attempt } from '../progress/shape'

const minute = 60_000

/** The pace in words, '3 min behind', by the questions answered and the milliseconds spent. */
export function paceText(
  exam: Pick<Attempt, 'questions' | 'time' | 'clock'>,
  done: number,
  spent: number,
): string {
  const due = (timeOf(exam) * done) / exam.questions.length
  const ahead = Math.trunc((due - spent) / minute)
  if (ahead === 0) return words.onPace
  return ahead > 0 ? words.ahead(ahead) : words.behind(-ahead)
}
