import type { Question } from '../../../lib/course/question'
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

function problemsOf(question: Question): string[] {
  if (question.kind === 'true-false') return []
  const keys = Object.keys(question.options)
  const right: readonly string[] = question.kind === 'single' ? [question.answer] : question.answers
  const unknown = right.filter(key => !keys.includes(key))
  const twice = new Set(right.filter((key, index) => right.indexOf(key) < index))
  const problems = [...new Set(unknown)].map(
    key => `names '${key}' as right, but has no such option: its options are ${listOf(keys)}.`,
  )
  if (twice.size > 0)
    problems.push(`names ${listOf([...twice])} as right twice: name each right option once.`)
  const asked = askedFor(question.stem)
  const existing = new Set(right.filter(key => keys.includes(key))).size
  if (asked && asked.count !== existing)
    problems.push(
      `says '${asked.words}', but ${existing} of its options ${existing === 1 ? 'is' : 'are'} right: correct the stem or the answer${question.kind === 'multiple' ? 's' : ''}.`,
    )
  else if (question.kind === 'multiple' && existing < 2 && unknown.length === 0)
    problems.push('has fewer than two right options: make it a question of kind single.')
  return problems
}

/** The right answers of each question are existing options, each named once, and as many as the stem asks for. */
export const rule: Rule = {
  why: 'Otherwise a reader who does what the stem says is marked wrong.',
  check: eachQuestion(problemsOf),
}
