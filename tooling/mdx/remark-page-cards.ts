import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { attribute, authoringError, isElement, setAttribute } from '../check/content/jsx'

/** What a card shows of the page that it leads to. */
export interface CardFacts {
  title: string
  minutes: number
}

/** Writes title and reading time into each `<PageCard href>`, from the page itself. */
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
          `PageCard leads to '${href ?? ''}', which is no page; correct href or take the card out.`,
        )
      setAttribute(node, 'title', facts.title)
      setAttribute(node, 'minutes', String(facts.minutes))
    })
  }
}
