import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'

/** Heading levels increase one at a time, and no two headings of a page are the same. */
export const rule: Rule = {
  why: 'Screen readers and the table of contents show the page by its headings; a skipped level reads as a missing one.',
  check: eachPage(function* ({ headings }) {
    const lines = new Map<string, number>()
    for (const [index, { depth, text, line }] of headings.entries()) {
      const above = headings[index - 1]?.depth ?? depth
      if (depth > above + 1)
        yield [line, `'${text}' is at level ${depth} under level ${above}: make it level ${above + 1}.`]
      const first = lines.get(text.toLowerCase())
      if (first === undefined) lines.set(text.toLowerCase(), line)
      else
        yield [
          line,
          `heading '${text}' is also on line ${first}: reword one, so that each says what is below it.`,
        ]
    }
  }),
}
