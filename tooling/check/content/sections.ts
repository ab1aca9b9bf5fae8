import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { headingText, type HeadingNode } from './headings'

/** Visits every node of a page in reading order, with its level-2 heading in lower case. */
export function visitSections(tree: Parent, visitor: (node: Node, section: string) => void): void {
  let section = ''
  visit(tree, node => {
    if (node.type === 'heading' && (node as HeadingNode).depth === 2) {
      section = headingText(node as HeadingNode).toLowerCase()
    }
    visitor(node, section)
  })
}
