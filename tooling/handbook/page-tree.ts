import type { DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type PageElement = DefaultTreeAdapterTypes.Element

export const isElement = (node: Node): node is PageElement => 'tagName' in node

export const attributeOf = (node: PageElement, name: string): string | undefined =>
  node.attrs.find(attribute => attribute.name === name)?.value

export const classOf = (node: PageElement): string => attributeOf(node, 'class') ?? ''

/** The first element below a node that fits. */
export function findElement(node: Node, fits: (element: PageElement) => boolean): PageElement | undefined {
  if (isElement(node) && fits(node)) return node
  const children = 'childNodes' in node ? node.childNodes : []
  for (const child of children) {
    const found = findElement(child, fits)
    if (found) return found
  }
  return undefined
}

/** The outermost elements below a node that fit. */
export function findElements(node: PageElement, fits: (element: PageElement) => boolean): PageElement[] {
  const children = node.childNodes.filter(isElement)
  return children.flatMap(child => (fits(child) ? [child] : findElements(child, fits)))
}
