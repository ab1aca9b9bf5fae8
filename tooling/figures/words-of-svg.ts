import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const textOf = (node: Node): string => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : ''
}

/** The text of each <text> of a drawing, in order. */
export function wordsOfSvg(svg: string): string[] {
  const found: string[] = []
  const look = (node: Node): void => {
    if (node.nodeName === 'text') found.push(textOf(node).replace(/\s+/g, ' ').trim())
    else if ('childNodes' in node) node.childNodes.forEach(look)
  }
  look(parseFragment(svg))
  return found
}
