import path from 'node:path'
import { exportedPages } from '../../../lib/export/exported-pages'

/** Every page of the export, the error pages too; the tests exist only once it is built. */
export const pages = exportedPages(path.resolve('out'))

if (pages.length === 0) throw new Error('There is no export in out/: run npm run build first.')

const perGroup = 8

/**
 * The pages in groups, for what is asked of every page: a test then opens a page in a browser that has the site's
 * scripts already, which takes a third of the time. Whoever fails is named by the expectation.
 */
export const pageGroups = Array.from({ length: Math.ceil(pages.length / perGroup) }, (_, index) => {
  const from = index * perGroup
  const group = pages.slice(from, from + perGroup)
  return { name: `pages ${from + 1} to ${from + group.length} of ${pages.length}`, pages: group }
})

/** Time that a test may take for each page of its group, in milliseconds. */
export const perPage = 20_000
