import type { ContentRule } from '../content/content-site'

// Capitals only: a page on Kanban may discuss a to-do list.
const marks = /\b(TODO|FIXME|TBD|XXX)\b/
const phrases = /\b(lorem ipsum|coming soon|placeholder text|under construction)\b/i

/** No page or question is published unfinished. */
export const rule: ContentRule = {
  name: 'unfinished-text',
  why: 'Only finished pages are linked and listed.',
  looksAt: 'page',
  check: site =>
    [...site.pages, ...(site.questionFiles ?? [])].flatMap(({ file, raw }) =>
      raw.split('\n').flatMap((text, index) => {
        const found = marks.exec(text) ?? phrases.exec(text)
        if (!found) return []
        return [
          {
            file,
            line: index + 1,
            message: `'${found[0]}' is unfinished: write the text, or remove the page until it is written.`,
          },
        ]
      }),
    ),
}
