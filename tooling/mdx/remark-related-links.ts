import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { RelatedLink, RelatedLinkGroups, ShownLink } from '../../lib/nav/related-link'
import { attribute, authoringError, isElement } from '../check/content/jsx'
import { literal } from './literal'

interface Options {
  groups: RelatedLinkGroups
  /** Titles by route; links to planned pages are left out. */
  titles: () => ReadonlyMap<string, string>
  /** The lesson after this file's page, if it is a lesson of the course. */
  nextOf?: (file: string) => RelatedLink | undefined
}

const mostLinks = 8

/** The next lesson always comes first, in the group's words if it has any. */
function withNext(links: readonly ShownLink[], next: ShownLink | undefined): ShownLink[] {
  if (!next) return [...links]
  const own = links.find(({ link }) => link === next.link) ?? next
  const others = links.filter(({ link }) => link !== next.link)
  return [{ ...own, isNext: true as const }, ...others].slice(0, mostLinks)
}

/** Fills `<ContinueReading pageName>` with the page's related links. */
export function remarkRelatedLinks({ groups, titles, nextOf }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    const known = titles()
    const shown = (entry: RelatedLink): ShownLink[] => {
      const title = known.get(entry.link)
      return title === undefined ? [] : [{ title, ...entry }]
    }
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
      const links = group.flatMap(shown)
      if (links.length === 0)
        throw authoringError(
          file,
          node,
          `no page that the group '${name}' of data/related-links.ts links to exists yet; add a link to one that does.`,
        )
      const next = nextOf?.(file.path ?? '')
      const [nextShown] = next ? shown(next) : []
      node.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'links',
        value: literal(withNext(links, nextShown)),
      })
    })
  }
}
