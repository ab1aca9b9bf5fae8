import { problem, type ContentRule, type Problem } from '../content/content-site'
import { isIsoDate } from '../content/iso-date'
import { keyLine, textValue, type Page } from '../content/page'

const dateKeys = ['datePublished', 'dateModified', 'uploadDate']

/** The dates of a page that are still to come. */
function future(page: Page, today: string): Problem[] {
  return dateKeys.flatMap(key => {
    const date = textValue(page, key)
    // The front-matter rule speaks of dates that are missing or malformed.
    if (!isIsoDate(date) || date.slice(0, 10) <= today) return []
    // `today` is the day where it begins first, which may be tomorrow where the author sits.
    const message = `${key} ${date} is in the future: even where the day begins first, it is only ${today} now; write today's date, or an earlier one.`
    return [problem(page, keyLine(page, key), message)]
  })
}

function reversed(page: Page): Problem[] {
  const published = textValue(page, 'datePublished')
  const modified = textValue(page, 'dateModified')
  if (!isIsoDate(published) || !isIsoDate(modified)) return []
  // Two bare dates, or a date and a time of the same day, compare by the day.
  const isBare = published.length === 10 || modified.length === 10
  const isBefore = isBare
    ? modified.slice(0, 10) < published.slice(0, 10)
    : Date.parse(modified) < Date.parse(published)
  if (!isBefore) return []
  const message = `dateModified ${modified} is before datePublished ${published}: correct the one that is wrong.`
  return [problem(page, keyLine(page, 'dateModified'), message)]
}

/** A page is modified on or after the day on which it is published, and neither day is still to come. */
export const rule: ContentRule = {
  name: 'dates',
  why: 'Readers and search engines are shown both dates; an impossible pair makes them distrust both.',
  looksAt: 'page',
  check: site =>
    site.pages.flatMap(page => [...(site.today ? future(page, site.today) : []), ...reversed(page)]),
}
