import type { Question } from '../course/question'

/** How many options are still to be chosen, or below 0 if too many; at least one if the question gives no number. */
export function stillToChoose(question: Question, keys: readonly string[] = []): number {
  if (question.kind === 'multiple' && question.countStated) return question.answers.length - keys.length
  return keys.length > 0 ? 0 : 1
}

/** Whether the question has as many choices as it asks for. */
export const isComplete = (question: Question, keys: readonly string[] | undefined): boolean =>
  stillToChoose(question, keys) === 0
