/** Absolute address of a page without query, fragment or trailing slash; the front page keeps its one slash. */
export function canonicalUrl(siteUrl: string, path: string): string {
  const clean = path.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return `${siteUrl}${clean || '/'}`
}

/** A page's title in the site's template, whose `%s` stands for it. */
export function pageTitle(title: string, template: string): string {
  // As a function: in a plain replacement '$&' and its like have a meaning of their own.
  return template.replace('%s', () => title)
}

/** The account on X that an address names, as cards want it ('@name'); undefined where the address is elsewhere. */
export function handleOf(profile: string): string | undefined {
  const name = /^https:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?(\w{1,15})\/?$/.exec(profile)?.[1]
  return name && `@${name}`
}
