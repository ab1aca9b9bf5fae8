import path from 'node:path'
import { exportedPages } from '../../../tooling/check/export/exported-pages'

/**
 * Every page of the first language, the error pages too; the tests exist only once they are built. Translations have the
 * same parts, and tests/site/languages.spec.ts looks at them.
 */
export const pages = exportedPages(path.resolve('out')).filter(({ prefix }) => prefix === undefined)

if (pages.length === 0) throw new Error('There is no export in out/: run npm run build first.')

const perGroup = 8

/** A group of things to test. */
export interface Group<T> {
  /** Such as 'pages 9 to 16 of 115'. */
  name: string
  members: readonly T[]
}

/**
 * Groups of eight: most pages then open in a browser that has cached the scripts, which takes a third of the time, and a
 * test's time limit doesn't grow with the site. The expectation names the failing page.
 */
export function groupsOf<T>(kind: string, all: readonly T[]): Group<T>[] {
  return Array.from({ length: Math.ceil(all.length / perGroup) }, (_, index) => {
    const from = index * perGroup
    const members = all.slice(from, from + perGroup)
    return { name: `${kind} ${from + 1} to ${from + members.length} of ${all.length}`, members }
  })
}

/** All pages, in groups. */
export const pageGroups = groupsOf('pages', pages)

/** A group's time limit in milliseconds: far more than a slow machine needs. */
export const perGroupOfPages = 240_000
