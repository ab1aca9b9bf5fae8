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
