import type { Literal, Parent } from 'unist'
import { fillCards } from '../check/content/fill-cards'
import type { ListedPage } from '../check/content/page-list'
import { importOf } from './import-of'

/** Modules of the blocks that lists are filled with. */
const modules: Readonly<Record<string, string>> = {
  PageCard: '@components/authoring',
  CourseSection: '@components/course/CourseOutline',
}

interface Options {
  /** Every page in reading order. */
  pages: () => readonly ListedPage[]
  routeOf: (file: string) => string
}

/** Fills a hub's lists of pages from the pages themselves, and imports what they are filled with. */
export function remarkHubCards({ pages, routeOf }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    const imports = tree.children
      .filter(node => node.type === 'mdxjsEsm')
      .map(node => (node as Literal).value)
    const isImported = (name: string) => imports.some(text => new RegExp(`\\b${name}\\b`).test(String(text)))
    const { added } = fillCards(tree, routeOf(file.path ?? ''), pages())
    for (const name of added.filter(each => !isImported(each)))
      tree.children.unshift(importOf(name, modules[name] ?? ''))
  }
}
