// linkinator was tried, see docs/decisions/link-checker.md.
import { askedRound } from '../../../lib/exam/asked-round'
import type { PageFacts } from './page-facts'

/** Valid targets of links within the site. */
export type ExportIndex = {
  /** Paths of all files, such as '/images/a.svg'. */
  files: ReadonlySet<string>
  /** Element ids of each page, by route. */
  ids: ReadonlyMap<string, ReadonlySet<string>>
  /** 'https://agile-primer.example': the site's own host, as the home page states it. */
  origin: string | undefined
}

/** Placeholder for the export's host. */
const here = 'https://here.invalid'

/** Indexes an export's files and pages. */
export function indexOfExport(files: string[], pages: PageFacts[]): ExportIndex {
  const home = pages.find(page => page.route === '/')?.canonicals[0] ?? ''
  return {
    files: new Set(files.map(file => `/${file}`)),
    ids: new Map(pages.map(page => [page.route, new Set(page.ids)])),
    origin: URL.canParse(home) ? new URL(home).origin : undefined,
  }
}

/** Unchanged if it contains a stray %. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function problemOfPage(path: string, hash: string, index: ExportIndex): string | undefined {
  const ids = index.ids.get(path)
  if (!ids) {
    const clean = path.replace(/(\/index)?\.html$|\/$/, '') || '/'
    if (clean !== path && index.ids.has(clean)) return `write ${clean}, as this one is redirected`
    // A file without page facts is a redirect.
    if (index.files.has(`${clean}.html`)) return 'that page has moved: write its new address'
    return 'there is no such page or file in the export'
  }
  // What an app is asked for, not a place on its page.
  if (askedRound(hash) || hash.startsWith('#deck=')) return undefined
  const id = decoded(hash.slice(1))
  return hash === '' || id === 'top' || ids.has(id) ? undefined : `no element there has the id "${id}"`
}

function problemOf(address: string, page: PageFacts, index: ExportIndex): string | undefined {
  if (address.trim() === '' || address === '#') return 'it leads nowhere'
  if (!URL.canParse(address, here + page.route)) return 'it is not well formed'
  const url = new URL(address, here + page.route)
  const isOurs = url.origin === here || url.origin === index.origin
  if (!isOurs) return undefined
  const path = decoded(url.pathname)
  if (index.files.has(path) && !path.endsWith('.html')) return undefined
  return problemOfPage(path, url.hash, index)
}

/** Links, images, scripts, and anchors of a page that lead to nothing in the export. */
export function linkProblems(page: PageFacts, index: ExportIndex): string[] {
  // A form posts to a program, which isn't in the export.
  const links = page.references.filter(({ tag }) => tag !== 'form')
  const problems = links.map(({ tag, url }) => {
    const problem = problemOf(url, page, index)
    return problem && `has <${tag}> with the address "${url}": ${problem}.`
  })
  return [...new Set(problems.filter(problem => problem !== undefined))]
}
