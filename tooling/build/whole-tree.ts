import { defaultTreeAdapter, parse, serialize } from 'parse5'
import { attributeOf, elementsOf, type Element } from '../check/export/elements'
import { finishText } from './finish-text'

/** The page whose sidebar has every folder filled. */
export const pageOfTree = '404.html'

const isTreeBox = (element: Element) => attributeOf(element, 'data-tree-box') !== undefined

/** The sidebar's whole tree as HTML. */
export function wholeTree(html: string): string {
  const box = [...elementsOf(parse(html))].find(isTreeBox)
  if (!box) throw new Error(`${pageOfTree} has no sidebar to take the tree of pages from.`)
  finishText(box)
  return serialize(box)
}

/** Empties the sidebar's closed folders, which the browser fills from the whole tree. */
export function emptyClosedFolders(sidebar: Element): void {
  for (const item of [...elementsOf(sidebar)].filter(({ tagName }) => tagName === 'li')) {
    const inside = [...elementsOf(item)]
    const button = inside.find(each => attributeOf(each, 'data-folder') !== undefined)
    const list = inside.find(({ tagName }) => tagName === 'ul')
    if (!button || !list || attributeOf(button, 'aria-expanded') !== 'false') continue
    button.attrs = button.attrs.filter(({ name }) => name !== 'aria-controls' && name !== 'data-first')
    defaultTreeAdapter.detachNode(list)
  }
}
