import type { Node, Parent } from 'unist'
import { idOf, isHeading } from '../check/content/headings'
import { isElement, newElement } from '../check/content/jsx'

const everyNth = 2

/** Whether a section of level 2 ends before this node. */
const endsSection = (node?: Node) =>
  node !== undefined && (isHeading(node, 2) || isElement(node, 'ContinueReading'))

/**
 * At build time, so nothing moves: newsletter below 'table of contents'; ebook after every second h2 past it, below the
 * section's text, since between a heading and its first sentence it looked like the section's beginning.
 */
export function remarkEngagement() {
  return (tree: Parent) => {
    let counted = -1
    let hasForm = false
    let isOwed = false
    // The ad that the section above still owes.
    const owed = () => {
      const isDue = isOwed
      isOwed = false
      return isDue ? [newElement('EbookAd')] : []
    }
    const children = tree.children.flatMap((node, at): Node[] => {
      // Never between a rule and the heading below it.
      if (node.type === 'thematicBreak') return [...(endsSection(tree.children[at + 1]) ? owed() : []), node]
      if (isElement(node, 'TableOfContents') && !hasForm) {
        hasForm = true
        return [node, newElement('NewsletterForm')]
      }
      if (!endsSection(node)) return [node]
      const before = owed()
      if (isHeading(node, 2)) {
        if (counted >= 0) isOwed = ++counted % everyNth === 0
        else if (idOf(node) === 'table-of-contents') counted = 0
      }
      return [...before, node]
    })
    tree.children = [...children, ...owed()]
  }
}
