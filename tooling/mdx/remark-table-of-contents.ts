import type { Node, Parent } from 'unist'
import { headingsOf } from '../check/content/headings'
import { isElement, authoringError } from '../check/content/jsx'

interface Section {
  text: string
  id: string
}

/** Fills an empty `<TableOfContents />`, or the `<Letters />` of a glossary, with links to the level-2 headings below it. */
export function remarkTableOfContents() {
  return (tree: Parent, file: { path?: string }) => {
    const headings = headingsOf(tree)
    tree.children.forEach(node => {
      if (!isElement(node, 'TableOfContents') && !isElement(node, 'Letters')) return
      if (node.children.length > 0) return
      const isListed = (text: string) => isElement(node, 'TableOfContents') || text.length === 1
      const line = node.position?.start.line ?? 0
      const sections = headings.flatMap(({ depth, text, id, line: at }) =>
        depth === 2 && id !== undefined && at > line && isListed(text) ? [{ text, id }] : [],
      )
      if (sections.length < 2) {
        throw authoringError(
          file,
          node,
          'TableOfContents needs two level-2 headings after it; remove it from such a short page.',
        )
      }
      node.children = [
        { type: 'list', ordered: false, spread: false, children: sections.map(linkItem) } as unknown as Node,
      ]
    })
  }
}

function linkItem({ text, id }: Section) {
  const link = { type: 'link', url: `#${id}`, children: [{ type: 'text', value: text }] }
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link] }] }
}
