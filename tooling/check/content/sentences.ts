import type { Literal, Node, Parent } from 'unist'
import { isFilledIn } from './fill-cards'
import { attribute, type JsxElement } from './jsx'
import { lineOf, type Sentence } from './page'
import { visitSections } from './sections'

const blocks = new Set(['paragraph', 'heading', 'tableCell'])
/** Attributes with sentences for readers. */
const spokenAttributes = ['text', 'alt', 'srcText']

/** A block's text; line breaks are kept, to find each sentence's line. */
function proseOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return String((node as Literal).value)
  if (node.type === 'break') return '\n'
  return 'children' in node ? (node as Parent).children.map(proseOf).join('') : ''
}

function splitAt(text: string, firstLine: number): { text: string; line: number }[] {
  let line = firstLine
  // Separators are kept, since their line breaks count.
  return text.split(/(?<=[.!?]["'”’)\]]*)(\s+)/).flatMap(part => {
    const sentence = { text: part.replace(/\s+/g, ' ').trim(), line }
    line += part.split('\n').length - 1
    return sentence.text ? [sentence] : []
  })
}

/** A page's sentences in reading order, including attributes, without code and expressions. */
export function sentencesOf(tree: Parent): Sentence[] {
  const sentences: Sentence[] = []
  const add = (text: string, node: Node, section: string, isProse: boolean) => {
    const given = isFilledIn(node) ? { isFilledIn: true as const } : {}
    for (const sentence of splitAt(text, lineOf(node)))
      sentences.push({ ...sentence, section, isProse, ...given })
  }
  visitSections(tree, (node, section) => {
    if (blocks.has(node.type)) add(proseOf(node), node, section, true)
    if (!node.type.startsWith('mdxJsx')) return
    for (const name of spokenAttributes) add(attribute(node as JsxElement, name) ?? '', node, section, false)
  })
  return sentences
}

/** Word count; punctuation on its own doesn't count. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}
