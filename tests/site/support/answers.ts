import type { Question } from '../../../lib/course/question'

/** The text of the one right option of a question, and its letter as it is shown where options are not shuffled. */
export function rightOption(question: Question | undefined): { letter: string; text: string } {
  if (question?.kind !== 'single') throw new Error('This is not a question with one right option.')
  return { letter: question.answer.toUpperCase(), text: question.options[question.answer].text }
}
