import { problem, type ContentRule, type Problem } from '../content/content-site'
import type { Page } from '../content/page'

function skippedLevels(page: Page): Problem[] {
  return page.headings.flatMap((heading, index) => {
    const above = page.headings[index - 1]?.depth ?? heading.depth
    if (heading.depth <= above + 1) return []
    const message = `'${heading.text}' is at level ${heading.depth} under level ${above}: make it level ${above + 1}.`
    return [problem(page, heading.line, message)]
  })
}

function repeatedTexts(page: Page): Problem[] {
  const first = new Map<string, number>()
  return page.headings.flatMap(heading => {
    const text = heading.text.toLowerCase()
    const line = first.get(text)
    if (line === undefined) first.set(text, heading.line)
    return line === undefined
      ? []
      : [
          problem(
            page,
            heading.line,
            `heading '${heading.text}' is also on line ${line}: reword one, so that each says what is below it.`,
          ),
        ]
  })
}

/** Heading levels increase one at a time, and no two headings of a page are the same. */
export const rule: ContentRule = {
  name: 'heading-order',
  why: 'Screen readers and the table of contents show the page by its headings; a skipped level reads as a missing one.',
  looksAt: 'page',
  check: site => site.pages.flatMap(page => [...skippedLevels(page), ...repeatedTexts(page)]),
}
