import Slugger, { slug } from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { JsxElement } from './jsx'
import { lineOf, type Heading } from './page'

export interface HeadingNode extends Parent {
  type: 'heading'
  depth: number
}

/** Whether a node is a heading of a level. */
export const isHeading = (node: Node, depth: number): node is HeadingNode =>
  node.type === 'heading' && (node as HeadingNode).depth === depth

const customId = /\s*\[#([^]+?)]\s*$/

/** A heading's text without its custom id: 'Done [#done]' is 'Done'. */
export function headingText(node: HeadingNode): string {
  return toString(node, { includeImageAlt: false }).replace(customId, '')
}

/** The id of a heading, apart from others of the same text: a translation keeps the English one. */
export const idOf = (node: HeadingNode): string =>
  slug(customId.exec(toString(node))?.[1] ?? headingText(node).trim())

/** The page's headings with the ids that Nextra's remarkCustomHeadingId and remarkHeadings give them. */
export function headingsOf(tree: Parent): Heading[] {
  const slugger = new Slugger()
  const headings: Heading[] = []
  visit(tree, 'heading', (found: Node, _index, parent) => {
    const node = found as HeadingNode
    const text = headingText(node)
    const heading = { depth: node.depth, text, line: lineOf(node) }
    const inTab = ['Tab', 'Tabs.Tab'].includes((parent as JsxElement | undefined)?.name ?? '')
    if (node.depth === 1 || inTab) headings.push({ ...heading, id: undefined })
    else headings.push({ ...heading, id: slugger.slug(customId.exec(toString(node))?.[1] ?? text) })
  })
  return headings
}
