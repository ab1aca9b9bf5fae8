import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { pagesWithoutIntroduction } from '../../../../data/example/exceptions'
import { introduction } from '../../../../data/example/product'
import { problem, type ContentSite, type Problem } from '../../content/content-site'
import type { Page, Sentence } from '../../content/page'
import { kindOfPage } from '../../content/page-list'
import { isElement } from '../../content/jsx'

/** Words that only the example uses; 'library' could be a library of code. */
const words =
  /\b(?:patrons?|librarians?|branch (?:managers?|heads?)|(?:city|public|town)(?:['’]s)? library|library(?:['’]s)? (?:app|team|help desk|branch(?:es)?)|our library)\b/i

/** Lines of a hub's cards, which describe other pages; as [first, last]. */
function cardLines({ tree }: Page): (readonly [number, number])[] {
  const lines: (readonly [number, number])[] = []
  visit(tree as Node, node => {
    const { position } = node
    if (isElement(node, 'PageCards') && position) lines.push([position.start.line, position.end.line])
  })
  return lines
}

/** The first sentence of running text that uses the example. */
function firstUse(page: Page): Sentence | undefined {
  const cards = cardLines(page)
  return page.sentences.find(
    ({ text, line, isProse, section }) =>
      isProse &&
      section !== 'sources' &&
      words.test(text) &&
      !cards.some(([first, last]) => first <= line && line <= last),
  )
}

/** A page that uses the example introduces it, at least with a link. */
export function introductionFaults(site: ContentSite): Problem[] {
  const exempt = new Set<string>(pagesWithoutIntroduction.map(({ route }) => route))
  return site.pages.flatMap(page => {
    const use = firstUse(page)
    if (!use || exempt.has(page.route) || kindOfPage(page) === 'legal') return []
    if (page.links.some(({ url }) => url === introduction.link)) return []
    const clause = `'${introduction.clause}'`
    return [
      problem(
        page,
        use.line,
        `uses the running example ('${words.exec(use.text)?.[0]}') without introducing it: add a clause such as ${clause}, with a link to ${introduction.link}.`,
      ),
    ]
  })
}
