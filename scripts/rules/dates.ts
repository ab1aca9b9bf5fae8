import { problem, type ContentRule } from '../../lib/content/content-site'
import { isIsoDate } from '../../lib/content/iso-date'
import { keyLine, textValue } from '../../lib/content/page'

/** A page is modified on or after the day on which it is published. */
export const rule: ContentRule = {
  name: 'dates',
  why: 'Readers and search engines are shown both dates; an impossible pair makes them distrust both.',
  check: site =>
    site.pages.flatMap(page => {
      const published = textValue(page, 'datePublished')
      const modified = textValue(page, 'dateModified')
      // The front-matter rule speaks of dates that are missing or malformed.
      if (!isIsoDate(published) || !isIsoDate(modified)) return []
      // Two bare dates, or a date and a time of the same day, compare by the day.
      const isBare = published.length === 10 || modified.length === 10
      const isBefore = isBare
        ? modified.slice(0, 10) < published.slice(0, 10)
        : Date.parse(modified) < Date.parse(published)
      if (!isBefore) return []
      const message = `dateModified ${modified} is before datePublished ${published}: correct the one that is wrong.`
      return [problem(page, keyLine(page, 'dateModified'), message)]
    }),
}
