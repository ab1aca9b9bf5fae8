import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { isHeading } from '../check/content/headings'
import { isElement, newElement } from '../check/content/jsx'

/** Folds what is under the heading 'Sources', up to the related links: few readers need it. */
export function remarkFoldSources() {
  return (tree: Parent) => {
    const start =
      1 +
      tree.children.findIndex(node => isHeading(node, 2) && toString(node).trim().toLowerCase() === 'sources')
    if (start === 0) return
    const rest = tree.children.slice(start)
    const length = rest.findIndex(node => isHeading(node, 2) || isElement(node, 'ContinueReading'))
    const inside = length < 0 ? rest : rest.slice(0, length)
    const isOffer = (node: Node) => isElement(node, 'EbookAd')
    const folded = inside.filter(node => !isOffer(node))
    const count = folded.flatMap(node => (node.type === 'list' ? (node as Parent).children : [])).length
    const words = count === 1 ? 'Show the source' : `Show the ${count > 1 ? `${count} ` : ''}sources`
    tree.children.splice(
      start,
      inside.length,
      newElement('details', [newElement('summary', [{ type: 'text', value: words } as Node]), ...folded]),
      ...inside.filter(isOffer),
    )
  }
}
