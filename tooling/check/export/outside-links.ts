import { formAction } from '../../../lib/newsletter/form'
import { shareTargets } from '../../../lib/share/share-links'
import { newIssueUrl } from '../../../lib/site/repository'
import type { SiteInput } from '../../../lib/site/schema'
import type { PageFacts } from './page-facts'

/** Where the addresses on other hosts may come from. */
export interface OutsideSources {
  /** The owner's settings: an address of theirs, alone or with a query. */
  settings: SiteInput
  /** A page as its author wrote it, by its route: it may name its sources; '' where there is none. */
  textOf: (route: string) => string
}

const isAddress = (text: string) => /^https?:\/\//.test(text)

/** Every address of a host that a setting holds, however deep. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return isAddress(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')

/** The addresses of the settings, what is made of them, and the networks' own for sharing, without their queries. */
function knownAddresses(settings: SiteInput): ReadonlySet<string> {
  const nothing = { url: '', title: '', description: '', hashtags: [] }
  return new Set([
    ...addressesIn(settings).flatMap(address => [address, withoutQuery(address)]),
    formAction(settings.newsletter),
    withoutQuery(newIssueUrl(settings.docsRepositoryBase, '', '')),
    ...shareTargets.map(target => withoutQuery(target.href(nothing))),
    // What structured data and drawings name themselves by.
    'https://schema.org',
  ])
}

/** The rule on a page's addresses of other hosts: each comes from a setting, or stands in the page's own text. */
export function outsideLinkRule({ settings, textOf }: OutsideSources): (page: PageFacts) => string[] {
  const known = knownAddresses(settings)
  const own = new URL(settings.url).origin
  return page => {
    const text = textOf(page.route)
    const unknown = page.references
      .filter(({ url }) => isAddress(url) && new URL(url).origin !== own)
      .filter(({ url }) => !known.has(url) && !known.has(withoutQuery(url)) && !text.includes(url))
    return [...new Set(unknown.map(({ url }) => url))].map(
      url =>
        `leads to ${url}, which is neither in data/site.ts nor in the page's own text: make it a setting, or name it as a source there.`,
    )
  }
}
