import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { setAttribute, type JsxElement } from '../check/content/jsx'

interface Link extends Parent {
  url: string
}

/** The address of a Markdown download. */
const markdownForm = /^\/downloads\/.+\.mdx?$/

/** Keeps links to Markdown downloads: Nextra strips `.md` from Markdown links, but not from link elements. */
export function remarkDownloads() {
  return (tree: Parent) => {
    visit(tree as Node, 'link', (node: Node, index, parent: Parent | undefined) => {
      const { url, children } = node as Link
      if (!markdownForm.test(url) || index === undefined || !parent) return
      const element: JsxElement = { type: 'mdxJsxTextElement', name: 'a', attributes: [], children }
      setAttribute(element, 'href', url)
      parent.children[index] = element
    })
  }
}
