import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { lineOf, type Page } from './page'
import { blocksOf } from './sections'

/** A paragraph, list item, cell, caption, or alt text, with its level-2 section. */
export interface TextBlock {
  text: string
  line: number
  section: string
  /** Whether the page shows it as a quotation, even without quotation marks. */
  isQuotation: boolean
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
  const quoted = quotedNodes(page.tree)
  return blocksOf(page.tree)
    .filter(({ node, text }) => node.type !== 'heading' && text.trim() !== '')
    .map(({ node, text, section }) => ({ text, line: lineOf(node), section, isQuotation: quoted.has(node) }))
}
