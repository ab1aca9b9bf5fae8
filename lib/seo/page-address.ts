/** Absolute address of a page without query, fragment, or trailing slash (except the front page's). */
export function canonicalUrl(siteUrl: string, path: string): string {
  const clean = path.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return `${siteUrl}${clean || '/'}`
}

/** A page's title in the site's template, where `%s` stands for it. */
export function pageTitle(title: string, template: string): string {
  // A function, since '$&' and the like are special in a replacement string.
  return template.replace('%s', () => title)
}

/** The X handle in an address, for cards ('@name'); undefined for other hosts. */
export function handleOf(profile: string): string | undefined {
  const name = /^https:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?(\w{1,15})\/?$/.exec(profile)?.[1]
  return name && `@${name}`
}
