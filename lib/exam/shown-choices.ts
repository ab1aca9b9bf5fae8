import { numberWords } from '../language/small-numbers'
import { choicesOf, type Choice, type Question } from '../course/question'
import { randomFrom } from './random'

/** A choice with the letter shown; answers are stored under the key, which stays the same. */
export interface ShownChoice extends Choice {
  letter: string
}

const letters = 'ABCDEFGH'

/** The first number in a text, or undefined. */
function numberIn(text: string): number | undefined {
  const pattern = new RegExp(`\\d+(?:[.,]\\d+)?|\\b(?:${numberWords.join('|')})\\b`, 'i')
  const found = pattern.exec(text)?.[0].toLowerCase()
  if (found === undefined) return undefined
  return numberWords.includes(found) ? numberWords.indexOf(found) : Number(found.replace(',', '.'))
}

/** Whether the options are numbers, which are easier to find in order. */
function isSeries(choices: readonly Choice[]): boolean {
  const numbers = choices.flatMap(({ text }) => numberIn(text) ?? [])
  if (numbers.length < choices.length) return false
  const rises = numbers.slice(1).map((number, index) => Math.sign(number - (numbers[index] ?? number)))
  return rises.every(rise => rise !== 0 && rise === rises[0])
}

/** A seed per question (FNV-1a), so that positions in one question reveal nothing about the next. */
function seedOf(seed: number, id: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

/** The choices in the order shown: as written without a seed, otherwise shuffled, except for numbers and true/false. */
export function shownChoices(question: Question, seed?: number): ShownChoice[] {
  const choices = choicesOf(question)
  const stays = seed === undefined || question.kind === 'true-false' || isSeries(choices)
  const ordered = stays ? choices : randomFrom(seedOf(seed, question.id)).shuffled(choices)
  return ordered.map((choice, index) => ({ ...choice, letter: letters[index] ?? choice.key.toUpperCase() }))
}
