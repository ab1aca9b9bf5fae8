import path from 'node:path'
import { exportedPages } from '../../../tooling/check/export/exported-pages'

/** Every page of the export, the error pages too; the tests exist only once it is built. */
export const pages = exportedPages(path.resolve('out'))

if (pages.length === 0) throw new Error('There is no export in out/: run npm run build first.')

const perGroup = 8

/** What a test looks at, in groups of the same size however much there is of it. */
export interface Group<T> {
  /** Such as 'pages 9 to 16 of 115'. */
  name: string
  members: readonly T[]
}

/**
 * Groups of eight: a test then opens a page in a browser that has the site's scripts already, which takes a third of the
 * time, and its time limit doesn't grow with the site. The expectation names the failing page.
 */
export function groupsOf<T>(kind: string, all: readonly T[]): Group<T>[] {
  return Array.from({ length: Math.ceil(all.length / perGroup) }, (_, index) => {
    const from = index * perGroup
    const members = all.slice(from, from + perGroup)
    return { name: `${kind} ${from + 1} to ${from + members.length} of ${all.length}`, members }
  })
}

/** The pages in groups, for what is asked of every page. */
export const pageGroups = groupsOf('pages', pages)

/** Time that a test of a group may take, in milliseconds: far more than a slow machine needs. */
export const perGroupOfPages = 240_000
