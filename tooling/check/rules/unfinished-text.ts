import type { Rule } from '../content/content-site'
import { eachLine } from '../content/each'

// Capitals only: a page on Kanban may discuss a to-do list.
const marks = /\b(TODO|FIXME|TBD|XXX)\b/
const phrases = /\b(lorem ipsum|coming soon|placeholder text|under construction)\b/i

/** No page or question is published unfinished. */
export const rule: Rule = {
  why: 'Only finished pages are linked and listed.',
  looksAt: 'page',
  check: ({ pages, questionFiles = [] }) =>
    eachLine([...pages, ...questionFiles], function* (text) {
      const found = marks.exec(text) ?? phrases.exec(text)
      if (found) yield `'${found[0]}' is unfinished: write the text, or remove the page until it is written.`
    }),
}
