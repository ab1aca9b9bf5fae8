import type { ContentRule, ContentSite } from '../content/content-site'
import type { Page } from '../content/page'
import { runRules, type Finding } from './run-rules'

/** The files whose faults an author wants to hear of with a page: its own, its questions', its figures'. */
function filesOf(site: ContentSite, page: Page): Set<string> {
  const figures = page.images.map(({ src }) => `public${src}`)
  const charts = (site.charts ?? []).filter(({ drawing }) => figures.includes(drawing))
  const questions = (site.questionFiles ?? []).filter(({ set }) => set?.lesson === page.route)
  return new Set([page.file, ...figures, ...[...charts, ...questions].map(({ file }) => file)])
}

/** The site as a rule sees it that concerns one page at a time: this page and what it shows. */
function narrowed(site: ContentSite, page: Page, files: ReadonlySet<string>): ContentSite {
  const { relatedLinks: _ofAllPages, ...rest } = site
  return {
    ...rest,
    pages: [page],
    publicFiles: new Map([...site.publicFiles].filter(([address]) => files.has(`public${address}`))),
    questionFiles: (site.questionFiles ?? []).filter(({ file }) => files.has(file)),
  }
}

/**
 * What the rules find on one page, its questions and its figures; the same as a check of the whole site finds in these
 * files by rules that look at pages, in a fraction of its time: the slow ones see this page alone.
 */
export function pageFindings(site: ContentSite, page: Page, rules: readonly ContentRule[]): Finding[] {
  const files = filesOf(site, page)
  const found = [
    ...runRules(
      narrowed(site, page, files),
      rules.filter(rule => rule.looksAt === 'page'),
    ),
    ...runRules(
      site,
      rules.filter(rule => !rule.looksAt),
    ),
  ]
  return found
    .filter(({ file }) => files.has(file))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
