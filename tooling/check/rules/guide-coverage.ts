import { idStarts, type GuideStatement } from '../../../lib/course/guide-statement'
import { lineOfText, type ContentRule, type ContentSite, type Problem } from '../content/content-site'
import { nearest } from '../content/nearest'

/** Sections that teach nothing by themselves. */
const noTeaching = ['Table of contents', 'Check yourself', 'Sources']

/** What is wrong with the section a statement names, and what to write; undefined if it is right. */
function faultOfPlace(
  { id, page, heading, statement }: GuideStatement,
  headings: ReadonlyMap<string, readonly string[] | undefined>,
): string | undefined {
  const onPage = headings.get(page)
  // A page that can't be parsed is reported by 'mdx-syntax' instead.
  if (!onPage && headings.has(page)) return undefined
  if (!onPage) return `${id}: there is no page ${page}; name the one that teaches: ${statement}`
  if (noTeaching.includes(heading)) return `${id}: '${heading}' teaches nothing; name the section that does.`
  if (onPage.includes(heading)) return undefined
  const meant = nearest(heading, onPage)
  const fix = meant ? `is it '${meant}' now?` : `name the one that teaches: ${statement}`
  return `${id}: ${page} has no heading '${heading}'; ${fix}`
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

function faultsOf(
  statements: readonly GuideStatement[],
  site: ContentSite,
): { id: string; message: string }[] {
  const headings = new Map(
    site.pages.map(page => [page.route, page.unreadable ? undefined : page.headings.map(({ text }) => text)]),
  )
  const covered = new Set<string>(statements.map(({ section }) => section))
  return [
    ...statements.flatMap(statement => {
      const message = faultOfPlace(statement, headings)
      return message ? [{ id: statement.id, message }] : []
    }),
    ...repeated(statements.map(({ id }) => id)).map(id => ({
      id,
      message: `${id} is the id of two statements: give one the next free number.`,
    })),
    ...repeated(statements.map(({ statement }) => statement)).map(statement => ({
      id: '',
      message: `says twice: '${statement}'; take one out.`,
    })),
    ...Object.keys(idStarts)
      .filter(section => !covered.has(section))
      .map(section => ({
        id: '',
        message: `has nothing for the Guide's section '${section}': write its statements, and where they are taught.`,
      })),
  ]
}

/** The lessons teach every statement of the Scrum Guide in the section data/guide-coverage.ts names. */
export const rule: ContentRule = {
  name: 'guide-coverage',
  why: 'The exam may ask about any statement; renaming a heading must not lose one.',
  check: site => {
    const { statements, sources } = site.guideCoverage ?? { statements: [], sources: [] }
    if (statements.length === 0) return []
    return faultsOf(statements, site).map(({ id, message }): Problem => {
      const source = sources.find(({ raw }) => id !== '' && raw.includes(`'${id}'`))
      if (!source) return { file: 'data/guide-coverage.ts', line: 1, message }
      return { file: source.file, line: lineOfText(source.raw, `'${id}'`), message }
    })
  },
}
