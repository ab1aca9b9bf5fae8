import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { isIsoDate } from '../content/iso-date'
import { keyLine, textValue } from '../content/page'

const dateKeys = ['datePublished', 'dateModified', 'uploadDate']

/** Whether a time is before another; two bare dates, or a date and a time on the same day, compare by day. */
const isBefore = (one: string, other: string): boolean =>
  one.length === 10 || other.length === 10
    ? one.slice(0, 10) < other.slice(0, 10)
    : Date.parse(one) < Date.parse(other)

/** A page isn't modified before it is published, and neither date is in the future. */
export const rule: Rule = {
  why: 'Readers and search engines are shown both dates; an impossible pair makes them distrust both.',
  // `today` is the date in the earliest time zone, which may be the author's tomorrow.
  check: eachPage(function* (page, { today = '9999' }) {
    for (const key of dateKeys) {
      const date = textValue(page, key)
      // The front matter rule reports missing and malformed dates.
      if (isIsoDate(date) && date.slice(0, 10) > today)
        yield [keyLine(page, key), `${key} ${date} is in the future: write today's date or an earlier one.`]
    }
    const [published, modified] = [textValue(page, 'datePublished'), textValue(page, 'dateModified')]
    if (isIsoDate(published) && isIsoDate(modified) && isBefore(modified, published))
      yield [
        keyLine(page, 'dateModified'),
        `dateModified ${modified} is before datePublished ${published}: correct the wrong one.`,
      ]
  }),
}
