import type { ContentRule } from '../content/content-site'

// Capitals only: a to-do list is a fair subject of a page on Kanban.
const marks = /\b(TODO|FIXME|TBD|XXX)\b/
const phrases = /\b(lorem ipsum|coming soon|placeholder text|under construction)\b/i

/** No page or question is published half written. */
export const rule: ContentRule = {
  name: 'unfinished-text',
  why: 'A page exists when it is written; until then nothing links to it and it is not in the tree.',
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
            message: `'${found[0]}' stands here: write the text, or take the page out until it is written.`,
          },
        ]
      }),
    ),
}
