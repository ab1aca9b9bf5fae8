import { problem, type ContentSite, type Problem } from '../content/content-site'
import { keyLine, textValue, type Page } from '../content/page'

/** Pages whose front matter value is already used by an earlier page. */
export function repeatedValues(site: ContentSite, key: 'title' | 'description'): Problem[] {
  const first = new Map<string, Page>()
  return site.pages.flatMap(page => {
    const value = textValue(page, key).toLowerCase()
    const other = first.get(value)
    if (!value) return []
    if (!other) first.set(value, page)
    return other
      ? [problem(page, keyLine(page, key), `${key} is the same as in ${other.file}: give each page its own.`)]
      : []
  })
}
