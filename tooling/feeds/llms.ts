import * as words from '../../data/words/feeds'
import { sectionOf } from '../../lib/nav/route-entry'
import { markdownAddress } from '../../lib/seo/site-files'
import { addressOf, type PublishedPage } from './published-page'
import type { SiteInput } from '../../lib/site/schema'

const lineOf = (settings: SiteInput) => (page: PublishedPage) =>
  `- [${page.title}](${addressOf(settings, markdownAddress(page.route))}): ${page.description}`

/** llms.txt: what the site is, and every page's Markdown by section; legal pages are marked optional. */
export function llmsOf(pages: readonly PublishedPage[], settings: SiteInput): string {
  const optional = pages.filter(({ kind }) => kind === 'legal')
  const others = pages.filter(({ kind }) => kind !== 'legal')
  const names = [...new Set(others.map(({ route }) => sectionOf(route)))]
  const sections = names.map(name => others.filter(({ route }) => sectionOf(route) === name))
  const large = sections.filter(section => section.length > 1)
  const single = sections.filter(section => section.length === 1).flat()
  const block = (title: string, members: readonly PublishedPage[]) =>
    members.length > 0 ? [`## ${title}\n\n${members.map(lineOf(settings)).join('\n')}\n`] : []
  return [
    `# ${settings.brand}\n`,
    `> ${settings.defaultDescription}\n`,
    ...block(words.theSite, single),
    ...large.flatMap(section => block(section[0]?.title ?? '', section)),
    ...block(words.optional, optional),
  ].join('\n')
}
