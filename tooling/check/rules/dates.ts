import { problem, type ContentRule, type Problem } from '../content/content-site'
import { isIsoDate } from '../content/iso-date'
import { keyLine, textValue, type Page } from '../content/page'

const dateKeys = ['datePublished', 'dateModified', 'uploadDate']

/** A page's dates in the future. */
function future(page: Page, today: string): Problem[] {
  return dateKeys.flatMap(key => {
    const date = textValue(page, key)
    // The front matter rule reports missing and malformed dates.
    if (!isIsoDate(date) || date.slice(0, 10) <= today) return []
    // `today` is the date in the earliest time zone, which may be the author's tomorrow.
    const message = `${key} ${date} is in the future: write today's date or an earlier one.`
    return [problem(page, keyLine(page, key), message)]
  })
}

function reversed(page: Page): Problem[] {
  const published = textValue(page, 'datePublished')
  const modified = textValue(page, 'dateModified')
  if (!isIsoDate(published) || !isIsoDate(modified)) return []
  // Two bare dates, or a date and a time on the same day, compare by day.
  const isBare = published.length === 10 || modified.length === 10
  const isBefore = isBare
    ? modified.slice(0, 10) < published.slice(0, 10)
    : Date.parse(modified) < Date.parse(published)
  if (!isBefore) return []
  const message = `dateModified ${modified} is before datePublished ${published}: correct the wrong one.`
  return [problem(page, keyLine(page, 'dateModified'), message)]
}

/** A page isn't modified before it is published, and neither date is in the future. */
export const rule: ContentRule = {
  name: 'dates',
  why: 'Readers and search engines are shown both dates; an impossible pair makes them distrust both.',
  looksAt: 'page',
  check: site =>
    site.pages.flatMap(page => [...(site.today ? future(page, site.today) : []), ...reversed(page)]),
}
