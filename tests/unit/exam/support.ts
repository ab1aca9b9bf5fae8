import { focusAreas } from '../../../lib/course/question'
import type { Bank, BankQuestion } from '../../../lib/exam/score'
import { noProgress } from '../../../lib/progress/progress'
import type { Progress } from '../../../lib/progress/shape'

const choice = (key: string) => ({ text: key, why: 'So.' })

/** A question with answer b, or, of several kinds by its number, a and c, or true. */
export function questionOf(number: number, area: BankQuestion['area']): BankQuestion {
  const base = {
    id: `q-${number}`,
    difficulty: 1,
    stem: `What is ${number}?`,
    guideSection: 'The Sprint',
    area,
    lesson: '/lesson',
  } as const
  if (number % 5 === 4)
    return { ...base, kind: 'true-false', answer: true, why: { true: 'So.', false: 'So.' } }
  const options = { a: choice('a'), b: choice('b'), c: choice('c'), d: choice('d') }
  if (number % 5 === 3) return { ...base, kind: 'multiple', countStated: true, options, answers: ['a', 'c'] }
  return { ...base, kind: 'single', options, answer: 'b' }
}

/** A bank with so many questions in each of the thirteen areas. */
export function bankWith(each: number): Bank {
  const questions = focusAreas.flatMap((area, index) =>
    Array.from({ length: each }, (_, number) => questionOf(index * each + number, area)),
  )
  return new Map(questions.map(question => [question.id, question]))
}

/** The keys that are right for a question of such a bank. */
export function rightKeys(question: BankQuestion): string[] {
  if (question.kind === 'single') return ['b']
  return question.kind === 'multiple' ? ['a', 'c'] : ['true']
}

export const progressWith = (change: Partial<Progress> = {}): Progress => ({ ...noProgress, ...change })
