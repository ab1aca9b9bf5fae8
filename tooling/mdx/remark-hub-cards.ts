import type { Parent } from 'unist'
import { fillCards } from '../check/content/fill-cards'
import type { ListedPage } from '../check/content/page-list'

interface Options {
  /** Every page in reading order. */
  pages: () => readonly ListedPage[]
  routeOf: (file: string) => string
}

/** Fills a hub's lists with its pages. */
export function remarkHubCards({ pages, routeOf }: Options) {
  return (tree: Parent, file: { path?: string }) => fillCards(tree, routeOf(file.path ?? ''), pages())
}
