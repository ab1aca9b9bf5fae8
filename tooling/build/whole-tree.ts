import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** The page in which the sidebar draws its tree with every folder filled. */
export const pageOfTree = '404.html'

const attributeOf = (element: Element, name: string) => element.attrs.find(each => each.name === name)?.value

function find(node: Node, isIt: (element: Element) => boolean): Element | undefined {
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child) && isIt(child)) return child
    const found = find(child, isIt)
    if (found) return found
  }
  return undefined
}

/** Empties the folders that are closed, as they are on every other page. */
function emptyFolders(node: Node): void {
  if (!('childNodes' in node)) return
  for (const child of [...node.childNodes]) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    const button =
      child.tagName === 'li' ? find(child, each => attributeOf(each, 'data-folder') !== undefined) : undefined
    if (button && attributeOf(button, 'aria-expanded') === 'false') {
      button.attrs = button.attrs.filter(({ name }) => name !== 'aria-controls' && name !== 'data-first')
      const list = find(child, each => each.tagName === 'ul')
      if (list) defaultTreeAdapter.detachNode(list)
    }
    emptyFolders(child)
  }
}

/** The sidebar's tree out of the page that carries it whole, and that page with its closed folders empty. */
export function takeOutTree(html: string): { tree: string; html: string } {
  const document = parse(html)
  const box = find(document, each => attributeOf(each, 'data-tree-box') !== undefined)
  if (!box) throw new Error(`${pageOfTree} has no sidebar to take the tree of pages from.`)
  const tree = serialize(box)
  emptyFolders(box)
  return { tree, html: serialize(document) }
}
