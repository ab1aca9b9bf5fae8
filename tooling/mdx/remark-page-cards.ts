import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { attribute, authoringError, isElement, setAttribute } from '../check/content/jsx'

/** What a card shows of its page. */
export interface CardFacts {
  title: string
  minutes: number
}

/** Fills each `<PageCard href>` with its page's title and reading time. */
export function remarkPageCards(options: { factsOf: (route: string) => CardFacts | undefined }) {
  return (tree: Parent, file: { path?: string }) => {
    visit(tree as Node, (node: Node) => {
      if (!isElement(node, 'PageCard')) return
      const href = attribute(node, 'href')
      const facts = href ? options.factsOf(href) : undefined
      if (!facts)
        throw authoringError(
          file,
          node,
          `PageCard leads to '${href ?? ''}', which isn't a page; correct href or remove the card.`,
        )
      setAttribute(node, 'title', facts.title)
      setAttribute(node, 'minutes', String(facts.minutes))
    })
  }
}
