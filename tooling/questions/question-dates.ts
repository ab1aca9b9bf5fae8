import { createHash } from 'node:crypto'
import { choicesOf, type Question } from '../../lib/course/question'

/** When each question last changed: data/question-dates.ts, which a copy of the site without its history needs. */
export interface QuestionDates {
  /** 'YYYY-MM', for all but the later ones. */
  firstMonth: string
  /** Id → its month, if that is later. */
  laterMonths: Readonly<Record<string, string>>
  /** Id → digest of what a reader sees of it. */
  questionDigests: Readonly<Record<string, number>>
}

/** A digest of what a reader sees of a question: stem, options, reasons, and which are right; a number, so that the spelling check leaves it alone. */
export function digestOf(question: Question): number {
  const shown = choicesOf(question).map(({ key, text, why, right }) => [key, text, why, right])
  const text = JSON.stringify([question.stem, shown])
  return createHash('sha256').update(text).digest().readUInt32BE()
}

/** The dates after the questions changed in this month; those of questions that are gone go. */
export function dated(questions: readonly Question[], before: QuestionDates, month: string): QuestionDates {
  const { firstMonth, laterMonths, questionDigests } = before
  const sorted = [...questions].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  const digests = sorted.map(question => [question.id, digestOf(question)] as const)
  const months = digests.flatMap(([id, digest]) => {
    const last = questionDigests[id] === digest ? (laterMonths[id] ?? firstMonth) : month
    return last === firstMonth ? [] : [[id, last] as const]
  })
  return {
    firstMonth,
    laterMonths: Object.fromEntries(months),
    questionDigests: Object.fromEntries(digests),
  }
}

function recordText(name: string, entries: Readonly<Record<string, string | number>>, type: string): string {
  const lines = Object.entries(entries).map(
    ([id, value]) => `  '${id}': ${typeof value === 'string' ? `'${value}'` : value},\n`,
  )
  const body = lines.length === 0 ? '{}' : `{\n${lines.join('')}}`
  return `export const ${name}: Readonly<Record<string, ${type}>> = ${body}\n`
}

/** The text of data/question-dates.ts. */
export const datesText = ({ firstMonth, laterMonths, questionDigests }: QuestionDates): string =>
  [
    '// Written by `npm run date-questions`.\n',
    '/** The month in which the questions last changed, except for those below. */',
    `export const firstMonth = '${firstMonth}'\n`,
    '/** Id → the month of its last change, if that is later. */',
    recordText('laterMonths', laterMonths, 'string'),
    '/** Id → digest of what a reader sees of it; only the check needs these. */',
    recordText('questionDigests', questionDigests, 'number'),
  ].join('\n')
