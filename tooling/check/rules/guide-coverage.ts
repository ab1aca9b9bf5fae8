import { readFileSync } from 'node:fs'
import { addressOf, type GuideStatement } from '../../../lib/course/guide-statement'
import { idStarts } from '../../../lib/course/question'
import { problem, problemAt, type Rule, type ContentSite } from '../content/content-site'
import { nearest } from '../content/nearest'
import { unknownRun, unpackRuns } from '../content/word-runs'

const guideRuns = unpackRuns(readFileSync(new URL('../../../data/guide-runs.txt', import.meta.url), 'utf8'))

/** What a quotation may have, to stay one. */
const mostWords = 45

/** Sections that teach nothing by themselves. */
const noTeaching = ['Table of contents', 'Check yourself', 'Sources']

/** What is wrong with the section a statement names, and what to write; undefined if it is right. */
function problemOfPlace(place: GuideStatement, site: ContentSite): string | undefined {
  const { page, heading, statement } = place
  const otherwise = `name the one that teaches: ${statement}`
  const teaching = site.pages.find(({ route }) => route === page)
  if (!teaching) return `there is no page ${page}; ${otherwise}`
  // A page that can't be parsed is reported by 'mdx-syntax' instead.
  if (teaching.unreadable) return undefined
  if (noTeaching.includes(heading)) return `'${heading}' teaches nothing; name the section that does.`
  const headings = teaching.headings.map(({ text }) => text)
  const found = teaching.headings.find(({ text }) => text === heading)
  if (found?.id && !addressOf(place).endsWith(`#${found.id}`))
    return `the id of '${heading}' is '${found.id}', to which no link leads: take out what changes it.`
  if (found) return undefined
  const meant = nearest(heading, headings)
  return `${page} has no heading '${heading}'; ${meant ? `is it '${meant}' now?` : otherwise}`
}

/** What is wrong with a quotation, and what to write. Runs of fewer than ten words can't be compared. */
function* problemsOfQuote({ quote = '' }: GuideStatement): Generator<string> {
  const words = quote.split(/[\s…]+/).filter(Boolean).length
  if (words > mostWords)
    yield `its quote has ${words} words: cut it to ${mostWords}, with ' … ' for what is left out.`
  for (const part of quote.split('…')) {
    const unknown = unknownRun(part, guideRuns)
    if (unknown) yield `'${unknown}' in its quote isn't the Guide's text: copy the sentence again.`
  }
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** The lessons teach every statement of the Scrum Guide in the section data/guide-coverage.ts names. */
export const rule: Rule = {
  why: 'The exam may ask about any statement; renaming a heading must not lose one.',
  *check(site) {
    const { statements, sources } = site.guideCoverage ?? { statements: [], sources: [] }
    if (statements.length === 0) return
    const list = { file: 'data/guide-coverage.ts', raw: '' }
    const at = (id: string, message: string) => {
      const source = sources.find(({ raw }) => raw.includes(`'${id}'`)) ?? list
      return problemAt(source, `'${id}'`, message)
    }
    for (const statement of statements) {
      const wrong = problemOfPlace(statement, site)
      for (const problem of [...(wrong ? [wrong] : []), ...problemsOfQuote(statement)])
        yield at(statement.id, `${statement.id}: ${problem}`)
    }
    for (const id of repeated(statements.map(each => each.id)))
      yield at(id, `${id} is the id of two statements: give one the next free number.`)
    for (const statement of repeated(statements.map(each => each.statement)))
      yield problem(list, 1, `says twice: '${statement}'; take one out.`)
    for (const section of Object.keys(idStarts)) {
      const message = `has nothing for the Guide's section '${section}': write its statements, and where they are taught.`
      if (!statements.some(each => each.section === section)) yield problem(list, 1, message)
    }
  },
}
