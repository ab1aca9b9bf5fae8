import { numberWords } from '../example/small-numbers'
import type { Question } from '../course/question'

/** How many options are still to be chosen, or below 0 if too many; at least one if the question gives no number. */
function stillToChoose(question: Question, keys: readonly string[] = []): number {
  if (question.kind === 'multiple' && question.countStated) return question.answers.length - keys.length
  return keys.length > 0 ? 0 : 1
}

/** Whether the question has as many choices as it asks for. */
export const isComplete = (question: Question, keys: readonly string[] | undefined): boolean =>
  stillToChoose(question, keys) === 0

/** The hint for a partial answer, 'Choose one more.'; empty otherwise. */
export function choiceHint(question: Question, keys: readonly string[]): string {
  const left = stillToChoose(question, keys)
  if (keys.length === 0 || left === 0) return ''
  const words = numberWords[Math.abs(left)] ?? ''
  return left > 0 ? `Choose ${words} more.` : `That’s ${words} too many.`
}
