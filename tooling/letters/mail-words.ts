import { parse } from 'parse5'
import { attributeOf, isElement, type Node } from '../handbook/page-tree'
import { seeDrawing } from './mail-content'

/** Words and numbers, without the signs between them. */
export const words = (text: string): string => (text.match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ')

/** A page's words after its title, from its Markdown: a way that shares no code with that of the letters. */
export const wordsOfMarkdown = (markdown: string): string =>
  words(
    markdown
      .replace(/^---\n[^]*?\n---\n\s*# .*\n/, '')
      .replace(/(!?)\[([^\]]*)\]\([^)]*\)/g, '$2')
      .replace(/^[\s>]*(?:\d+\.\s|\|[\s|:-]+\|$)/gm, ' ')
      .replaceAll('\\', ''),
  )

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (isElement(node) && (node.tagName === 'head' || attributeOf(node, 'data-skip-in-text'))) return ''
  // Words of two cells or paragraphs aren't one.
  const space = isElement(node) && /^(?:p|td|th|li|h\d|br)$/.test(node.tagName) ? ' ' : ''
  return 'childNodes' in node ? `${node.childNodes.map(textOf).join('')}${space}` : ''
}

/** The words of a mail's HTML, without those that only mails have below a drawing. */
export const wordsOfMail = (html: string): string => words(textOf(parse(html)).replaceAll(seeDrawing, ''))

/** The words of a mail's plain text, without the addresses of links and the numbers and marks of lists. */
export const wordsOfText = (text: string): string =>
  words(
    text
      .replace(/<[^<>]*>/g, '')
      .replaceAll(seeDrawing, '')
      .replace(/^[\s>]*\d+\. /gm, ''),
  )
