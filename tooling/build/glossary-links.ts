import { existsSync } from 'node:fs'
import path from 'node:path'
import { isArticle, routeEntry } from '../../lib/nav/route-entry'
import { glossaryRoute, type GlossaryEntry } from '../../lib/course/glossary-entry'
import type { LinkedTerm } from '../mdx/remark-glossary-links'
import { oncePerBuild } from '../tasks/once-per-build'
import { pageDigest } from './page-digest'
import { routeOfPath, sitePages } from './site-pages'

/** The glossary's page, relative to the project's root. */
export const glossaryFile = `pages${glossaryRoute}.mdx`

/** The glossary's terms; empty if there is no glossary yet. */
export function glossaryTerms(root: string): readonly GlossaryEntry[] {
  return existsSync(path.join(root, glossaryFile)) ? pageDigest(root, glossaryFile).terms : []
}

/** The glossary's terms with their addresses. */
export const linkedTerms = oncePerBuild((root): readonly LinkedTerm[] =>
  glossaryTerms(root).map(({ term, id, also }) => ({
    url: `${glossaryRoute}#${id}`,
    names: [term, ...also],
  })),
)

/** Whether a file is an article or a lesson. */
export function isArticleFile(root: string, file: string): boolean {
  const page = routeEntry(sitePages(root), routeOfPath(root, file))
  return page !== undefined && isArticle(page)
}
