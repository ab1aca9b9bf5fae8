import type { Literal, Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { headingText, isHeading } from './headings'
import { attribute, isJsx } from './jsx'

/** Visits every node of a page in reading order, with its level-2 heading in lower case. */
export function visitSections(tree: Parent, visitor: (node: Node, section: string) => void): void {
  let section = ''
  visit(tree, node => {
    if (isHeading(node, 2)) section = headingText(node).toLowerCase()
    visitor(node, section)
  })
}

/** A node's text; line breaks are kept, to find each sentence's line. */
export function plainText(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return String((node as Literal).value)
  if (node.type === 'break') return '\n'
  return 'children' in node ? (node as Parent).children.map(plainText).join('') : ''
}

/** Something that readers read as a whole, with its level-2 section. */
interface Block {
  node: Node
  text: string
  section: string
  /** Whether it is running text, rather than an attribute such as a caption or alt text. */
  isProse: boolean
}

const proseTypes = new Set(['paragraph', 'heading', 'tableCell'])
/** Attributes with sentences for readers. */
const spokenAttributes = ['text', 'alt', 'srcText']

/** Paragraphs, headings, cells, and attributes with sentences, in reading order, without code and expressions. */
export function blocksOf(tree: Parent): Block[] {
  const blocks: Block[] = []
  visitSections(tree, (node, section) => {
    if (proseTypes.has(node.type)) blocks.push({ node, text: plainText(node), section, isProse: true })
    if (!isJsx(node)) return
    for (const name of spokenAttributes)
      blocks.push({ node, text: attribute(node, name) ?? '', section, isProse: false })
  })
  return blocks
}
