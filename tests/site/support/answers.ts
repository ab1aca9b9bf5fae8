import type { Locator } from '@playwright/test'
import type { Question } from '../../../lib/course/question'

/** The text of the one right option of a question, and its letter as it is shown where options are not shuffled. */
export function rightOption(question: Question | undefined): { letter: string; text: string } {
  if (question?.kind !== 'single') throw new Error('This is not a question with one right option.')
  return { letter: question.answer.toUpperCase(), text: question.options[question.answer].text }
}

/** What unfolds the answers of a question in a lesson, before it is checked. */
export const reasons = (scope: Locator): Locator =>
  scope.locator('summary', { hasText: 'the answer and the reasons' })
