/** Whether an answer is right, in words, and what would have been: letters of options, or True or False. */
export function verdictWords(isRight: boolean, answers: readonly string[]): string {
  if (isRight) return 'Right.'
  return `Not right. ${answers.length === 1 ? 'The answer is' : 'The answers are'} ${answers.join(', ')}.`
}
