import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { attribute, authoringError, isElement } from './jsx'
import { literal } from './literal'

/** Puts a page's related links into its `<ContinueReading pageName>`: the other groups stay out of its script. */
export function remarkRelatedLinks(options: { groups: Readonly<Record<string, unknown>> }) {
  return (tree: Parent, file: { path?: string }) => {
    visit(tree as Node, (node: Node) => {
      if (!isElement(node, 'ContinueReading')) return
      const name = attribute(node, 'pageName') ?? ''
      const links = Object.hasOwn(options.groups, name) ? options.groups[name] : undefined
      if (!links)
        throw authoringError(
          file,
          node,
          `ContinueReading has pageName '${name}'; add that group to data/related-links.ts.`,
        )
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'links', value: literal(links) })
    })
  }
}
