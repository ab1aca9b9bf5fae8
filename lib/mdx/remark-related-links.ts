import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { RelatedLink } from '../content/content-site'
import { attribute, authoringError, isElement } from './jsx'
import { literal } from './literal'

interface Options {
  groups: Readonly<Record<string, readonly RelatedLink[]>>
  /** Whether there is a page at a route; a link to a page that is only planned is left out. */
  exists: (route: string) => boolean
}

/** Puts a page's related links into its `<ContinueReading pageName>`: the other groups stay out of its script. */
export function remarkRelatedLinks({ groups, exists }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    visit(tree as Node, (node: Node) => {
      if (!isElement(node, 'ContinueReading')) return
      const name = attribute(node, 'pageName') ?? ''
      const group = Object.hasOwn(groups, name) ? groups[name] : undefined
      if (!group)
        throw authoringError(
          file,
          node,
          `ContinueReading has pageName '${name}'; add that group to data/related-links.ts.`,
        )
      const links = group.filter(({ link }) => exists(link))
      if (links.length === 0)
        throw authoringError(
          file,
          node,
          `no page that the group '${name}' of data/related-links.ts links to exists yet; add a link to one that does.`,
        )
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'links', value: literal(links) })
    })
  }
}
