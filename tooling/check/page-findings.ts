import { asPattern } from './content/as-pattern'
import type { ContentRule, ContentSite } from './content/content-site'
import type { Page } from './content/page'
import { keysOfGroup } from './content/related-links'
import { partsNamed } from './content/page-parts'
import { runRules, type Finding } from './run-rules'

/** A page's files: its own, its questions', and its figures'. */
export function filesOfPage(site: ContentSite, page: Page): Set<string> {
  const figures = page.images.map(({ src }) => `public${src}`)
  const charts = (site.charts ?? []).filter(({ drawing }) => figures.includes(drawing))
  const questions = (site.questionFiles ?? []).filter(({ set }) => set?.lesson === page.route)
  return new Set([page.file, ...figures, ...[...charts, ...questions].map(({ file }) => file)])
}

/** The related-links groups in some files. */
function linksIn(data: ContentSite['relatedLinks'], files: ReadonlySet<string>): ContentSite['relatedLinks'] {
  const sources = (data?.sources ?? []).filter(({ file }) => files.has(file))
  if (!data || sources.length === 0) return undefined
  const groups = Object.entries(data.groups).filter(
    ([group]) => keysOfGroup({ groups: {}, sources }, group).length > 0,
  )
  return { groups: Object.fromEntries(groups), sources }
}

/** The site reduced to these files, for rules on single pages. */
function narrowed(site: ContentSite, files: ReadonlySet<string>): ContentSite {
  const { relatedLinks: ofAllPages, ...rest } = site
  const relatedLinks = linksIn(ofAllPages, files)
  return {
    ...rest,
    pages: site.pages.filter(({ file }) => files.has(file)),
    publicFiles: new Map([...site.publicFiles].filter(([address]) => files.has(`public${address}`))),
    questionFiles: (site.questionFiles ?? []).filter(({ file }) => files.has(file)),
    ...(relatedLinks ? { relatedLinks } : {}),
  }
}

/** Runs the page rules on some files: the same findings as a full check, in a fraction of the time. */
export function findingsIn(
  site: ContentSite,
  files: ReadonlySet<string>,
  rules: readonly ContentRule[],
): Finding[] {
  const forPages = rules.filter(rule => rule.looksAt === 'page')
  return runRules(narrowed(site, files), forPages).filter(({ file }) => files.has(file))
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
