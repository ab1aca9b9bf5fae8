import type { Locator } from '@playwright/test'
import type { Question } from '../../../lib/course/question'

/** The text of a question's only right option, and its letter if options aren't shuffled. */
export function rightOption(question: Question | undefined): { letter: string; text: string } {
  if (question?.kind !== 'single') throw new Error('This is not a question with one right option.')
  return { letter: question.answer.toUpperCase(), text: question.options[question.answer].text }
}

/** The control that unfolds a lesson question's answers before it is checked. */
export const reasons = (scope: Locator): Locator =>
  scope.locator('summary', { hasText: 'the answer and the reasons' })
