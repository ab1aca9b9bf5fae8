import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { attribute, elementsNamed } from '../content/jsx'
import { lineOf } from '../content/page'

/** What `<ToCopy>` may hold: what has plain lines. */
const copied = new Set(['table', 'list', 'paragraph', 'heading', 'code', 'blockquote'])

/** Each copyable block has a title and something to copy. */
export const rule: Rule = {
  why: 'A button that copies nothing looks broken, and one without a title says nothing to a screen reader.',
  check: eachPage(function* ({ tree }) {
    for (const block of elementsNamed(tree, 'ToCopy')) {
      if (!attribute(block, 'title')?.trim())
        yield [lineOf(block), 'ToCopy needs a title: name what is copied, as in title="A 60-minute agenda".']
      if (!block.children.some(({ type }) => copied.has(type)))
        yield [
          lineOf(block),
          'ToCopy holds nothing to copy: write a table, list, or paragraph inside, with blank lines around it.',
        ]
    }
  }),
}
