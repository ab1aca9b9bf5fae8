import type { Rule } from '../content/content-site'
import { eachLine } from '../content/each'
import { figureFiles } from '../content/figure-files'

// Capitals only: a page on Kanban may discuss a to-do list.
const marks = /\b(TODO|FIXME|TBD|XXX)\b/
const phrases = /\b(lorem ipsum|coming soon|placeholder text|under construction)\b/i

/** No page, question, or figure is published unfinished. */
export const rule: Rule = {
  why: 'Only finished pages are linked and listed.',
  check(site) {
    const figures = figureFiles(site).map(([address, raw]) => ({ file: `public${address}`, raw }))
    return eachLine([...site.pages, ...(site.questionFiles ?? []), ...figures], function* (text) {
      const found = marks.exec(text) ?? phrases.exec(text)
      if (found) yield `'${found[0]}' is unfinished: write or draw it, or remove the page until it is done.`
    })
  },
}
