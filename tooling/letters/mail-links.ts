import type { SiteInput } from '../../lib/site/schema'

/** Where a link of a letter leads, and which letter it is in. */
interface LinkSource {
  site: Pick<SiteInput, 'url' | 'letters'>
  route: string
  name: string
}

/** Whether an address is one of the site's, which count where their readers come from. */
export const isOwn = (address: string, url: string): boolean =>
  address === url || address.startsWith(`${url}/`)

/**
 * The whole address of a link on a letter's page. The site's own carry the campaign's parameters, with the letter's
 * name as `utm_content`.
 */
export function mailAddress(href: string, { site, route, name }: LinkSource): string {
  const address = new URL(href, `${site.url}${route}`)
  if (!isOwn(address.href.replace(/\/$/, ''), site.url)) return address.href
  for (const [key, value] of Object.entries({ ...site.letters.campaign, utm_content: name })) {
    address.searchParams.set(key, value)
  }
  return address.href
}
