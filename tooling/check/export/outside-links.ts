import { formAction } from '../../../lib/newsletter/form'
import { shareTargets } from '../../../lib/share/share-links'
import { newIssueUrl } from '../../../lib/site/repository'
import type { SiteInput } from '../../../lib/site/schema'
import type { PageFacts } from './page-facts'

/** Where addresses on other hosts may come from. */
export interface OutsideSources {
  /** The settings: their addresses, also with a query. */
  settings: SiteInput
  /** A page's source by route, since it may link its references, or ''. */
  textOf: (route: string) => string
}

const isAddress = (text: string) => /^https?:\/\//.test(text)

/** Every address in a setting, at any depth. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return isAddress(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')

/** The settings' addresses, addresses derived from them, and the share forms' without queries. */
function knownAddresses(settings: SiteInput): ReadonlySet<string> {
  const nothing = { url: '', title: '', description: '', hashtags: [] }
  return new Set([
    ...addressesIn(settings).flatMap(address => [address, withoutQuery(address)]),
    formAction(settings.newsletter),
    withoutQuery(newIssueUrl(settings.docsRepositoryBase, '', '')),
    ...shareTargets.map(target => withoutQuery(target.href(nothing))),
    // Identifiers in structured data and drawings.
    'https://schema.org',
  ])
}

/** The rule on links to other hosts: each must come from a setting or from the page's own text. */
export function outsideLinkRule({ settings, textOf }: OutsideSources): (page: PageFacts) => string[] {
  const known = knownAddresses(settings)
  const own = new URL(settings.url).origin
  return page => {
    const text = textOf(page.route)
    const unknown = page.references
      .filter(({ url }) => isAddress(url) && new URL(url).origin !== own)
      // A page's own file in the repository (`editLink`).
      .filter(({ url }) => !url.startsWith(`${settings.docsRepositoryBase}/pages/`))
      .filter(({ url }) => !known.has(url) && !known.has(withoutQuery(url)) && !text.includes(url))
    return [...new Set(unknown.map(({ url }) => url))].map(
      url =>
        `leads to ${url}, which is neither in data/site.ts nor in the page's own text: make it a setting, or link it as a source in the page.`,
    )
  }
}
