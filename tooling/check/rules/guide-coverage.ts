import { idStarts, type GuideStatement } from '../../../lib/course/guide-statement'
import { lineOfText, type ContentRule, type ContentSite, type Problem } from '../content/content-site'
import { nearest } from '../content/nearest'

/** What stands under these teaches nothing by itself. */
const noTeaching = ['Table of contents', 'Check yourself', 'Sources']

/** What is wrong with the place that a statement names, and what to write there; undefined where it is right. */
function faultOfPlace(
  { id, page, heading, statement }: GuideStatement,
  headings: ReadonlyMap<string, readonly string[] | undefined>,
): string | undefined {
  const onPage = headings.get(page)
  // What a page that cannot be parsed teaches is unknown; that it cannot be is said once, by 'mdx-syntax'.
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

/** The lessons teach every statement of the Scrum Guide, at the place that data/guide-coverage.ts names. */
export const rule: ContentRule = {
  name: 'guide-coverage',
  why: 'The exam may ask for any statement of the Guide; a heading that is renamed must not lose one.',
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
