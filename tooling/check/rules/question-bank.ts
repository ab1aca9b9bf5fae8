import type { Question } from '../../../lib/course/question'
import type { ContentRule, ContentSite, Problem, QuestionFile } from '../content/content-site'
import { lineOfText, questionsIn } from '../content/content-site'
import { nearest } from '../content/nearest'

/** Two stems are alike if they share this many of their words. */
const alike = 0.75

interface Placed {
  file: QuestionFile
  question: Question
}

const wordsOf = (stem: string) => new Set(stem.toLowerCase().match(/[a-z']{3,}/g) ?? [])

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(word => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** Questions whose stem nearly repeats an earlier one. */
function twins(placed: readonly Placed[]): Problem[] {
  const stems = placed.map(({ question }) => wordsOf(question.stem))
  return placed.flatMap(({ file, question }, index) => {
    const stem = stems[index] ?? new Set<string>()
    const other = placed.find((_, at) => at < index && similarity(stem, stems[at] ?? new Set()) > alike)
    if (!other) return []
    const message = `question ${question.id} asks nearly what ${other.question.id} asks: ask something else.`
    return [{ file: file.file, line: lineOfText(file.raw, question.id), message }]
  })
}

/** Ids in data/same-facts.ts without a question. */
function unknownIds({ questionFiles = [], sameFacts }: ContentSite): Problem[] {
  if (!sameFacts) return []
  const ids = new Set(
    questionFiles.flatMap(file => [...questionsIn(file), ...(file.invalid ?? [])].map(({ id }) => id ?? '')),
  )
  return sameFacts.groups.flat().flatMap(id => {
    if (ids.has(id)) return []
    const meant = nearest(id, [...ids])
    const mend = meant ? `did you mean ${meant}?` : 'take it out.'
    const line = lineOfText(sameFacts.raw, `'${id}'`)
    return [{ file: 'data/same-facts.ts', line, message: `there is no question ${id}: ${mend}` }]
  })
}

/** Questions are unique. The rule 'question-form' checks whether their form reveals answers. */
export const rule: ContentRule = {
  name: 'question-bank',
  why: 'Readers answer a question from memory the second time.',
  check: site => [
    ...twins(
      (site.questionFiles ?? []).flatMap(file => questionsIn(file).map(question => ({ file, question }))),
    ),
    ...unknownIds(site),
  ],
}
