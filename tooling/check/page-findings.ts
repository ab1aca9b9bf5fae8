import { asPattern } from './content/as-pattern'
import type { ContentSite } from './content/content-site'
import type { Page } from './content/page'
import { partsNamed } from './content/page-parts'
import type { Finding } from './run-rules'

/** A page's files: its own, its questions', and its figures'. */
export function filesOfPage(site: ContentSite, page: Page): Set<string> {
  const figures = page.images.map(({ src }) => `public${src}`)
  const charts = (site.charts ?? []).filter(({ drawing }) => figures.includes(drawing))
  const questions = (site.questionFiles ?? []).filter(({ set }) => set?.lesson === page.route)
  return new Set([page.file, ...figures, ...[...charts, ...questions].map(({ file }) => file)])
}

/** Returns whether a finding concerns a file: it is in it or, for a page, in data/ that belongs to the page or names it. */
export function isAboutFile(site: ContentSite, file: string): (finding: Finding) => boolean {
  const page = site.pages.find(each => each.file === file)
  if (!page) return finding => finding.file === file
  const files = filesOfPage(site, page)
  const groups = partsNamed(page, 'ContinueReading').flatMap(part => part.attribute('pageName') ?? [])
  const names = [page.route, page.file, ...groups].map(asPattern)
  const named = new RegExp(`(?<![\\w/-])(?:${names.join('|')})(?![\\w/-])`)
  return ({ file: at, message }) => files.has(at) || (at.startsWith('data/') && named.test(message))
}
