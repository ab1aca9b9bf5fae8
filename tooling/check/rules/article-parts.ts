import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import type { Page } from '../content/page'
import { kindOfPage } from '../content/page-list'
import { linkKind, partsOf } from '../content/link-kinds'
import { endsWith, partsNamed, sectionAt, sectionNamed } from '../content/page-parts'

const fewestLinks = 3

/** Other pages that the running text links to, sources not counted. */
function linkedPages(page: Page): number {
  const routes = page.links
    .filter(
      link => link.from === 'Markdown' && link.section !== 'sources' && linkKind(link.url) === 'internal',
    )
    .map(link => partsOf(link.url).path)
  return new Set(routes.filter(route => route !== page.route)).size
}

/** Articles and lessons have contents, a figure, sources, links, and related links. */
export const rule: Rule = {
  why: 'Readers rely on finding these on every article, and the ebook block counts headings from the table of contents.',
  check: eachPage(function* (page) {
    if (page.unreadable || !['article', 'lesson-course'].includes(kindOfPage(page))) return
    const [contents] = partsNamed(page, 'TableOfContents')
    if (!contents || sectionAt(page, contents.line)?.text.toLowerCase() !== 'table of contents')
      yield [
        1,
        "has no table of contents: put '## Table of contents' and <TableOfContents /> after the introduction.",
      ]
    if (partsNamed(page, 'Figure').length === 0)
      yield [1, 'has no figure: draw one that teaches, and show it with <Figure>.']
    if (!sectionNamed(page, 'Sources'))
      yield [1, "has no sources: add '## Sources' with links to the primary ones."]
    else if (!page.links.some(link => link.section === 'sources' && link.url.startsWith('https://')))
      yield [1, "'## Sources' has no link: link at least one primary source over https."]
    if (!endsWith(page, 'ContinueReading'))
      yield [1, 'does not end with <ContinueReading pageName="…" />: make it the last block.']
    const links = linkedPages(page)
    if (links < fewestLinks)
      yield [
        1,
        `links to ${links} other pages in its text: link at least ${fewestLinks} where the reader would want them.`,
      ]
  }),
}
