import type { GuideStatement } from '../../../lib/course/guide-statement'
import { idStarts } from '../../../lib/course/question'
import { problem, problemAt, type Rule, type ContentSite } from '../content/content-site'
import { nearest } from '../content/nearest'

/** Sections that teach nothing by themselves. */
const noTeaching = ['Table of contents', 'Check yourself', 'Sources']

/** What is wrong with the section a statement names, and what to write; undefined if it is right. */
function problemOfPlace({ page, heading, statement }: GuideStatement, site: ContentSite): string | undefined {
  const otherwise = `name the one that teaches: ${statement}`
  const teaching = site.pages.find(({ route }) => route === page)
  if (!teaching) return `there is no page ${page}; ${otherwise}`
  // A page that can't be parsed is reported by 'mdx-syntax' instead.
  if (teaching.unreadable) return undefined
  if (noTeaching.includes(heading)) return `'${heading}' teaches nothing; name the section that does.`
  const headings = teaching.headings.map(({ text }) => text)
  if (headings.includes(heading)) return undefined
  const meant = nearest(heading, headings)
  return `${page} has no heading '${heading}'; ${meant ? `is it '${meant}' now?` : otherwise}`
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
      if (wrong) yield at(statement.id, `${statement.id}: ${wrong}`)
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
