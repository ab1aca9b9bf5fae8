import type { Question } from '../../../lib/course/question'
import { problemAt, questionsIn, type Rule } from '../content/content-site'
import { didYouMean } from '../content/nearest'

/** Two stems are alike if they share this many of their words. */
const alike = 0.75

const wordsOf = ({ stem }: Question) => new Set(stem.toLowerCase().match(/[a-z']{3,}/g) ?? [])

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(word => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** Questions are unique. The rule 'question-form' checks whether their form reveals answers. */
export const rule: Rule = {
  why: 'Readers answer a question from memory the second time.',
  *check({ questionFiles = [], sameFacts, guideCoverage }) {
    const earlier: { id: string; words: ReadonlySet<string> }[] = []
    for (const file of questionFiles)
      for (const question of questionsIn(file)) {
        const { id } = question
        const words = wordsOf(question)
        const other = earlier.find(each => similarity(words, each.words) > alike)
        const message = `question ${id} asks nearly what ${other?.id} asks: ask something else.`
        if (other) yield problemAt(file, id, message)
        earlier.push({ id, words })
      }
    if (!sameFacts) return
    const ids = questionFiles.flatMap(file =>
      [...questionsIn(file), ...(file.invalid ?? [])].map(({ id }) => id ?? ''),
    )
    const same = { file: 'data/same-facts.ts', raw: sameFacts.raw }
    const statements = guideCoverage?.statements.map(({ id }) => id) ?? []
    const named = [
      ...sameFacts.groups.questions.flat().map(id => ({ id, what: 'question', known: ids })),
      ...sameFacts.groups.statements.flat().map(id => ({ id, what: 'statement', known: statements })),
    ]
    for (const { id, what, known } of named)
      if (!known.includes(id))
        yield problemAt(
          same,
          `'${id}'`,
          `there is no ${what} ${id}: ${didYouMean(id, known, 'take it out.')}`,
        )
  },
}
