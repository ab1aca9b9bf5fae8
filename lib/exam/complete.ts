import type { Question } from '../course/question'

/**
 * How many options are still to be chosen, 0 where the answer is complete, less than 0 where too many are: as many as
 * the stem says, and where it says no number at least one.
 */
function stillToChoose(question: Question, keys: readonly string[] = []): number {
  if (question.kind === 'multiple' && question.countStated) return question.answers.length - keys.length
  return keys.length > 0 ? 0 : 1
}

/** Whether a question is answered as it asks for; what is half chosen is not. */
export const isComplete = (question: Question, keys: readonly string[] | undefined): boolean =>
  stillToChoose(question, keys) === 0

const inWords = ['none', 'one', 'two', 'three', 'four', 'five']

/** What to say of an answer that is begun and not complete, 'Choose one more.'; nothing of all others. */
export function choiceHint(question: Question, keys: readonly string[]): string {
  const left = stillToChoose(question, keys)
  if (keys.length === 0 || left === 0) return ''
  const words = inWords[Math.abs(left)] ?? String(Math.abs(left))
  return left > 0 ? `Choose ${words} more.` : `That is ${words} too many.`
}
