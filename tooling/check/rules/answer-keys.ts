import type { MultipleChoice, Question, SingleChoice } from '../../../lib/course/question'
import type { Rule } from '../content/content-site'
import { eachQuestion } from '../content/each'

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }

/** How many answers the stem asks for: '(Choose two.)'; undefined if it doesn't say. */
function askedFor(stem: string): { words: string; count: number } | undefined {
  const [words, word = ''] = /\bchoose (\w+)\b/i.exec(/\(choose [^)]*\)/i.exec(stem)?.[0] ?? '') ?? []
  const count = counts[word.toLowerCase()] ?? Number(word)
  return words && Number.isInteger(count) ? { words, count } : undefined
}

const listOf = (keys: readonly string[]): string => keys.map(key => `'${key}'`).join(', ')

/** The field for right answers of the other kind of question, in unchecked data. */
function faultOfField(question: SingleChoice | MultipleChoice): string | undefined {
  const fields: { answer?: unknown; answers?: unknown } = question
  if (question.kind === 'single' && typeof fields.answer !== 'string')
    return fields.answers === undefined
      ? "has no answer: write answer: 'a', with the letter of its right option."
      : "is of kind 'single' and has answers: write answer: 'a', with the letter of its one right option, or make its kind 'multiple'."
  if (question.kind === 'multiple' && !Array.isArray(fields.answers))
    return fields.answer === undefined
      ? "has no answers: write answers: ['a', 'b'], with the letters of its right options."
      : "is of kind 'multiple' and has one answer: write answers: ['a', 'b'], with the letters of its right options, or make its kind 'single'."
  return undefined
}

function faultsOf(question: Question): string[] {
  if (question.kind === 'true-false') return []
  const fault = faultOfField(question)
  if (fault) return [fault]
  const keys = Object.keys(question.options)
  const right: readonly string[] = question.kind === 'single' ? [question.answer] : question.answers
  const unknown = right.filter(key => !keys.includes(key))
  const twice = new Set(right.filter((key, index) => right.indexOf(key) < index))
  const faults = [...new Set(unknown)].map(
    key => `names '${key}' as right, but has no such option: its options are ${listOf(keys)}.`,
  )
  if (twice.size > 0) faults.push(`names ${listOf([...twice])} as right twice: name each right option once.`)
  const asked = askedFor(question.stem)
  const existing = new Set(right.filter(key => keys.includes(key))).size
  if (asked && asked.count !== existing)
    faults.push(
      `says '${asked.words}', but ${existing} of its options ${existing === 1 ? 'is' : 'are'} right: correct the stem or the answer${question.kind === 'multiple' ? 's' : ''}.`,
    )
  else if (question.kind === 'multiple' && existing < 2 && unknown.length === 0)
    faults.push('has fewer than two right options: make it a question of kind single.')
  return faults
}

/**
 * The right answers of each question are existing options, each named once, and as many as the stem asks for.
 */
export const rule: Rule = {
  why: 'Otherwise a reader who does what the stem says is marked wrong.',
  check: eachQuestion(faultsOf),
}
