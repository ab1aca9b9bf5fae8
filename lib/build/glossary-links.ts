import { existsSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/canon/facts'
import { routes } from '../../data/routes'
import { kindOfRoute } from '../content/route-entry'
import { readPage } from '../content/read-pages'
import { glossaryEntries, glossaryRoute, type GlossaryEntry } from '../course/glossary'
import type { LinkedTerm } from '../mdx/remark-glossary-links'
import { routeOfPath } from './page-facts'

const kinds = new Set(['article', 'lesson-course'])

/** The terms of the glossary; none before there is a glossary. */
export function glossaryTerms(root: string): GlossaryEntry[] {
  const file = `pages${glossaryRoute}.mdx`
  return existsSync(path.join(root, file)) ? glossaryEntries(readPage(root, file, facts)) : []
}

/** The terms of the glossary with the addresses of their explanations. */
export function linkedTerms(root: string): LinkedTerm[] {
  return glossaryTerms(root).map(({ term, id, also }) => ({
    url: `${glossaryRoute}#${id}`,
    names: [term, ...also],
  }))
}

/** Whether a file is an article or a lesson. */
export function isArticleFile(root: string, file: string): boolean {
  return kinds.has(kindOfRoute(routes, routeOfPath(root, file)) ?? '')
}
