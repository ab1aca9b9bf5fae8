import { numberWords } from '../../lib/language/small-numbers'

/** To choose in a question that is a statement. */
export const isTrue = 'True'
export const isFalse = 'False'

/** Button that has the answer checked. */
export const check = 'Check'

/** If too few or too many options are chosen. */
export const choose = (count: number): string => `Choose ${numberWords[count] ?? ''}.`

/** Behind 'Show' or 'Hide', with the space before it. */
export const theAnswer = ' the answer and the reasons'

/** Behind an option's letter, before the reason. */
export const rightOption = (name: string): string => `${name}: right.`
export const wrongOption = (name: string): string => `${name}: wrong.`

/** Read aloud behind an option; with the space before it. */
export const rightSign = ' right'
export const wrongSign = ' wrong'

/** Unfolds the reason of an option that wasn't chosen. */
export const whyNot = (name: string): string => `Why not ${name}?`

/** What is said of an answer; the answers are letters of options, or 'True' or 'False'. */
export function verdict(isRight: boolean, answers: readonly string[]): string {
  if (isRight) return 'Right.'
  return `Not right. ${answers.length === 1 ? 'The answer is' : 'The answers are'} ${answers.join(', ')}.`
}
