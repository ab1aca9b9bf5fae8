// Tried: linkinator. It follows 460 addresses over HTTP, past fragments, repeated ids and links that a redirect answers;
// these rules read the files, all 25,000 references, in less time, and name the page and what to write.
import type { PageFacts } from './page-facts'

/** What a link within the site may lead to. */
export type ExportIndex = {
  /** Paths of all files, as '/images/a.svg'. */
  files: ReadonlySet<string>
  /** The ids of each page, by its route. */
  ids: ReadonlyMap<string, ReadonlySet<string>>
  /** 'https://agile-primer.example': the site's own host, as the home page names it. */
  origin: string | undefined
}

/** Stands for the host on which the export will lie. */
const here = 'https://here.invalid'

/** The index of an export, from all its files and the facts of its pages. */
export function indexOfExport(files: string[], pages: PageFacts[]): ExportIndex {
  const home = pages.find(page => page.route === '/')?.canonicals[0] ?? ''
  return {
    files: new Set(files.map(file => `/${file}`)),
    ids: new Map(pages.map(page => [page.route, new Set(page.ids)])),
    origin: URL.canParse(home) ? new URL(home).origin : undefined,
  }
}

/** As it is where a stray % stands in it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function faultOfPage(path: string, hash: string, index: ExportIndex): string | undefined {
  const ids = index.ids.get(path)
  if (!ids) {
    const clean = path.replace(/(\/index)?\.html$|\/$/, '') || '/'
    if (clean !== path && index.ids.has(clean)) return `write ${clean}, as this one is redirected`
    // A page that is none is one that leads to another.
    if (index.files.has(`${clean}.html`)) return 'that page has moved: write the address that it has now'
    return 'there is no such page or file in the export'
  }
  const id = decoded(hash.slice(1))
  return hash === '' || id === 'top' || ids.has(id) ? undefined : `no element there has the id "${id}"`
}

function faultOf(address: string, page: PageFacts, index: ExportIndex): string | undefined {
  if (address.trim() === '' || address === '#') return 'it leads nowhere'
  if (!URL.canParse(address, here + page.route)) return 'it is not well formed'
  const url = new URL(address, here + page.route)
  const isOurs = url.origin === here || url.origin === index.origin
  if (!isOurs) return undefined
  const path = decoded(url.pathname)
  if (index.files.has(path) && !path.endsWith('.html')) return undefined
  return faultOfPage(path, url.hash, index)
}

/** Links, images, scripts and anchors of a page that lead to nothing in the export. */
export function linkFaults(page: PageFacts, index: ExportIndex): string[] {
  // A form is sent to a program, which is no part of the export.
  const links = page.references.filter(({ tag }) => tag !== 'form')
  const faults = links.map(({ tag, url }) => {
    const fault = faultOf(url, page, index)
    return fault && `has <${tag}> with the address "${url}": ${fault}.`
  })
  return [...new Set(faults.filter(fault => fault !== undefined))]
}
