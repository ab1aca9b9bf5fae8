import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** Elements whose text is code, or isn't for readers: it keeps its quotes. */
export const verbatim = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea'])

/** All elements below a node in document order; with `templates`, also those inside of templates. */
export function* elementsOf(node: DefaultTreeAdapterTypes.Node, templates = false): Generator<Element> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    yield child
    yield* elementsOf(templates && 'content' in child ? child.content : child, templates)
  }
}

/** The value of an attribute; undefined if the element does not have it. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find(each => each.name === name)?.value

/** Adds an attribute, or changes its value. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter(each => each.name !== name), { name, value }]
}

/** The text directly inside an element. */
export const textOf = (element: Element): string =>
  element.childNodes.map(child => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')

/** The text inside an element, with that of the elements in it. */
export const wordsIn = (node: DefaultTreeAdapterTypes.Node): string =>
  defaultTreeAdapter.isTextNode(node)
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(wordsIn).join('')
      : ''
