import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { isHeading } from '../check/content/headings'
import { isElement, newElement } from '../check/content/jsx'

const everyNth = 2

/** At build time, so nothing moves: newsletter below 'table of contents', ebook after every second h2 past it. */
export function remarkEngagement() {
  return (tree: Parent) => {
    let counted = -1
    let hasForm = false
    tree.children = tree.children.flatMap((node): Node[] => {
      if (isElement(node, 'TableOfContents') && !hasForm) {
        hasForm = true
        return [node, newElement('NewsletterForm')]
      }
      if (!isHeading(node, 2)) return [node]
      if (counted < 0) {
        if (toString(node).trim().toLowerCase() === 'table of contents') counted = 0
        return [node]
      }
      counted += 1
      return counted % everyNth === 0 ? [node, newElement('EbookAd')] : [node]
    })
  }
}
