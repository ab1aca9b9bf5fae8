import { scopeOf, sectionOfStatement, type Question } from '../../../lib/course/question'
import { problemAt, questionsIn, type ContentSite, type Problem, type Rule } from '../content/content-site'
import { didYouMean, inQuotes } from '../content/nearest'

/** A question that rests on more asks for several things. */
const most = 3

function* problemsOf(
  { rests, focusArea, ...question }: Question,
  known: readonly string[],
): Generator<string> {
  if (!rests || rests.length === 0) {
    if (scopeOf(question) === 'guide')
      yield "rests on no statement of the Guide: write rests: ['…'] with ids of data/guide-coverage, or scope: 'near' for topics PSM I is known to ask about (burn-downs, velocity), or scope: 'course'."
    return
  }
  if (rests.length > most)
    yield `rests on ${rests.length} statements: name the ${most} that decide it at most.`
  if (new Set(rests).size < rests.length) yield 'names a statement twice: remove one.'
  if (focusArea)
    yield `has the focus area of the statement '${rests[0]}' (data/guide-areas.ts): remove focusArea.`
  for (const id of rests)
    if (!known.includes(id))
      yield `rests on '${id}', which data/guide-coverage doesn't have: ${didYouMean(id, known, 'remove it.', inQuotes)}`
    else if (!sectionOfStatement(id))
      yield `rests on '${id}', which no exam asks for: name another statement.`
}

/** The statements that neither a question nor the list of exceptions names, and exceptions that aren't any. */
function* unaskedIn({ questionFiles = [], guideCoverage }: ContentSite): Generator<Problem> {
  if (!guideCoverage?.unasked) return
  const { statements, sources, unasked } = guideCoverage
  const asked = new Set<string>(questionFiles.flatMap(questionsIn).flatMap(({ rests = [] }) => rests))
  const listed = unasked.list.flatMap(({ ids }) => ids)
  const list = { file: 'data/unasked-statements.ts', raw: unasked.raw }
  const ids = statements.map(({ id }) => id as string)
  for (const id of ids) {
    const source = sources.find(({ raw }) => raw.includes(`'${id}'`))
    if (source && !asked.has(id) && !listed.includes(id))
      yield problemAt(
        source,
        `'${id}'`,
        `no question rests on ${id}: write one, or list it in ${list.file} with the reason.`,
      )
  }
  for (const id of listed) {
    const near = `'${id}'`
    if (!ids.includes(id))
      yield problemAt(list, near, `there is no statement ${id}: ${didYouMean(id, ids, 'remove it.')}`)
    else if (asked.has(id)) yield problemAt(list, near, `a question rests on ${id}: remove it.`)
  }
}

/** Each question names the statements of the Guide that decide it, and each statement is asked for. */
export const rule: Rule = {
  why: 'Section, focus area, twins, and the sentence quoted under the reasons come from these statements.',
  *check(site) {
    const known = (site.guideCoverage?.statements ?? []).map(({ id }) => id as string)
    for (const file of site.questionFiles ?? [])
      for (const question of questionsIn(file))
        for (const problem of problemsOf(question, known))
          yield problemAt(file, `'${question.id}'`, `question ${question.id} ${problem}`)
    yield* unaskedIn(site)
  },
}
