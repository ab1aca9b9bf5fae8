import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { isElement } from '../check/content/jsx'
import { importOf } from './import-of'

const everyNth = 2

interface Heading extends Parent {
  type: 'heading'
  depth: number
}

const isSection = (node: Node): node is Heading => node.type === 'heading' && (node as Heading).depth === 2

const element = (name: string) => ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] }) as Node

const importOfBlock = (name: string) => importOf(name, `@components/engagement/${name}`)

/**
 * Puts the ebook block after every second level-2 heading that follows one reading 'table of contents' in any case,
 * and the newsletter form below the contents. At build time, so that nothing moves when the page loads.
 */
export function remarkEngagement() {
  return (tree: Parent) => {
    let counted = -1
    let ads = 0
    let forms = 0
    tree.children = tree.children.flatMap((node): Node[] => {
      if (isElement(node, 'TableOfContents') && forms++ === 0) return [node, element('NewsletterForm')]
      if (!isSection(node)) return [node]
      if (counted < 0) {
        if (toString(node).trim().toLowerCase() === 'table of contents') counted = 0
        return [node]
      }
      counted += 1
      if (counted % everyNth !== 0) return [node]
      ads += 1
      return [node, element('EbookAd')]
    })
    if (ads > 0) tree.children.unshift(importOfBlock('EbookAd'))
    if (forms > 0) tree.children.unshift(importOfBlock('NewsletterForm'))
  }
}
