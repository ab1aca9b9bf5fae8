import { numberWords } from '../example/small-numbers'
import { choicesOf, type Choice, type Question } from '../course/question'
import { randomFrom } from './random'

/** A choice with the letter under which it is shown; its key stays that of the data, as answers are kept under it. */
export interface ShownChoice extends Choice {
  letter: string
}

const letters = 'ABCDEFGH'

/** The number that a text names first; undefined where it names none. */
function numberIn(text: string): number | undefined {
  const pattern = new RegExp(`\\d+(?:[.,]\\d+)?|\\b(?:${numberWords.join('|')})\\b`, 'i')
  const found = pattern.exec(text)?.[0].toLowerCase()
  if (found === undefined) return undefined
  return numberWords.includes(found) ? numberWords.indexOf(found) : Number(found.replace(',', '.'))
}

/** Whether options are a series of numbers, which is found sooner in its order. */
function isSeries(choices: readonly Choice[]): boolean {
  const numbers = choices.flatMap(({ text }) => numberIn(text) ?? [])
  if (numbers.length < choices.length) return false
  const rises = numbers.slice(1).map((number, index) => Math.sign(number - (numbers[index] ?? number)))
  return rises.every(rise => rise !== 0 && rise === rises[0])
}

/** A seed of its own for each question (FNV-1a), so that an option's place in one says nothing about the next. */
function seedOf(seed: number, id: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

/**
 * The choices of a question in the order in which they are shown: by chance, but a series of numbers and true and false as
 * they are written; all as they are written where there is no seed, as in a lesson and in exams of earlier days.
 */
export function shownChoices(question: Question, seed?: number): ShownChoice[] {
  const choices = choicesOf(question)
  const stays = seed === undefined || question.kind === 'true-false' || isSeries(choices)
  const ordered = stays ? choices : randomFrom(seedOf(seed, question.id)).shuffled(choices)
  return ordered.map((choice, place) => ({ ...choice, letter: letters[place] ?? choice.key.toUpperCase() }))
}
