import type { FormMeasure, PositionShare } from './question-form-measure'
import type { GuessByForm, Sign } from './question-form-guesses'

/** '64 %' */
export const percentOf = (share: number): string => `${Math.round(share * 100)} %`

/** How it is said that right options have more or less of what is no word. */
const inWords: Readonly<Partial<Record<string, readonly [more: string, less: string]>>> = {
  commas: ['more commas', 'fewer commas'],
  'colons and semicolons': ['colon or semicolon', 'no colon or semicolon'],
  'long words': ['longer words', 'shorter words'],
  'the longest option': ['longest', 'not longest'],
  'the shortest option': ['shortest', 'not shortest'],
}

function signInWords({ feature, isInRight }: Sign): string {
  const [more, less] = inWords[feature] ?? [`'${feature}'`, `no '${feature}'`]
  return isInRight ? more : less
}

/** What gives a question away, as somebody would look for it in the right options: "'and', no 'because'". */
export const signsInWords = ({ signs }: GuessByForm, most: number): string =>
  signs.slice(0, most).map(signInWords).join(', ')

const positionsInWords = (positions: readonly PositionShare[]): string =>
  positions
    .map(({ key, right, expected }) => `${key} ${percentOf(right)} (even: ${percentOf(expected)})`)
    .join(', ')

/** Guesses by how surely they find the answer. */
export const worstFirst = (guesses: readonly GuessByForm[]): GuessByForm[] =>
  [...guesses].sort((a, b) => b.surety - a.surety || a.question.id.localeCompare(b.question.id))

/** What form gives away over the whole bank, a line a measure. */
export function summaryLines(measure: FormMeasure): string[] {
  const { single, multiple } = measure
  return [
    `Single choice, ${single.length} questions: form alone finds ${percentOf(measure.singleFound)} of the keys (chance ${percentOf(measure.singleByChance)}).`,
    `Multiple choice, ${multiple.length} questions: form alone finds ${percentOf(measure.multipleFound)} of the answers (chance ${percentOf(measure.multipleByChance)}).`,
    `The longest option is right in ${percentOf(measure.longestRight)}, the shortest in ${percentOf(measure.shortestRight)} of the single-choice questions.`,
    `True: ${percentOf(measure.trueStatements)} of ${measure.statements} statements.`,
    `Right in single choice: ${positionsInWords(measure.singlePositions)}.`,
    `Right in multiple choice: ${positionsInWords(measure.multiplePositions)}.`,
  ]
}

/** How surely form finds a question's answer, and by what. */
export const questionLine = (guess: GuessByForm, most = 4): string =>
  `${guess.surety.toFixed(2)} ${guess.found > 0 ? 'found ' : 'missed'} ${guess.question.id}: ${signsInWords(guess, most) || 'nothing'}`

/** What form thinks of each option of a question; right ones are marked with an asterisk. */
export const optionLine = ({ question, chances }: GuessByForm): string =>
  question.right
    .map(
      (right, place) => `${right ? '*' : ' '}${'abcdef'[place] ?? place} ${(chances[place] ?? 0).toFixed(2)}`,
    )
    .join('   ')
