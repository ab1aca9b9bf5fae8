import type { Node, Parent } from 'unist'
import * as words from '../../data/words/blocks'
import { idOf, isHeading } from '../check/content/headings'
import { isElement, newElement } from '../check/content/jsx'

/** Folds what is under the heading 'Sources', whose id is that in every language, up to the related links: few readers need it. */
export function remarkFoldSources() {
  return (tree: Parent) => {
    const start = 1 + tree.children.findIndex(node => isHeading(node, 2) && idOf(node) === 'sources')
    if (start === 0) return
    const rest = tree.children.slice(start)
    const length = rest.findIndex(node => isHeading(node, 2) || isElement(node, 'ContinueReading'))
    const inside = length < 0 ? rest : rest.slice(0, length)
    const isOffer = (node: Node) => isElement(node, 'EbookAd')
    const folded = inside.filter(node => !isOffer(node))
    const count = folded.flatMap(node => (node.type === 'list' ? (node as Parent).children : [])).length
    const text = (value: string) => ({ type: 'text', value }) as Node
    // What a press will do (styles/globals.css).
    const summary = [
      ...[words.show, words.hide].map(word => newElement('span', [text(word)])),
      text(words.theSources(count)),
    ]
    tree.children.splice(
      start,
      inside.length,
      newElement('details', [newElement('summary', summary), ...folded]),
      ...inside.filter(isOffer),
    )
  }
}
