import type { Literal, Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { attribute, type JsxElement } from './jsx'
import { lineOf, type Page } from './page'
import { headingText, type HeadingNode } from './headings'

/** A paragraph, list item, cell, caption, or alt text, with its level-2 section. */
export interface TextBlock {
  text: string
  line: number
  section: string
  /** Whether the page shows it as a quotation, even without quotation marks. */
  isQuotation: boolean
}

const spokenAttributes = ['text', 'alt', 'srcText']

function plain(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return String((node as Literal).value)
  if (node.type === 'break') return ' '
  return 'children' in node ? (node as Parent).children.map(plain).join('') : ''
}

/** Every node inside a block quotation. */
function quotedNodes(tree: Parent): Set<Node> {
  const quoted = new Set<Node>()
  visit(tree, 'blockquote', quotation => {
    visit(quotation, node => void quoted.add(node))
  })
  return quoted
}

/** The page's blocks in reading order, without headings. */
export function textBlocks(page: Page): TextBlock[] {
  const blocks: TextBlock[] = []
  const quoted = quotedNodes(page.tree)
  let section = ''
  visit(page.tree, (node: Node) => {
    if (node.type === 'heading' && (node as HeadingNode).depth === 2)
      section = headingText(node as HeadingNode).toLowerCase()
    const add = (text: string) =>
      blocks.push({ text, line: lineOf(node), section, isQuotation: quoted.has(node) })
    if (node.type === 'paragraph' || node.type === 'tableCell') add(plain(node))
    if (!node.type.startsWith('mdxJsx')) return
    for (const name of spokenAttributes) add(attribute(node as JsxElement, name) ?? '')
  })
  return blocks.filter(({ text }) => text.trim() !== '')
}
