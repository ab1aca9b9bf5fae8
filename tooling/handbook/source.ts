import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteInput } from '../../lib/site/schema'
import { ownAccent } from '../figures/accent'
import { ClearError } from '../tasks/clear-error.mjs'
import type { BookSource, Imprint } from './book'
import { readPage, type HandbookPage } from './read-page'

/** Which pages the book has: data/handbook.ts. */
export interface HandbookPlan {
  title: string
  subtitle: string
  parts: readonly { title: string; hub?: string; pages: readonly string[] }[]
  /** Route of the glossary. */
  glossary: string
}

/** What the book says about itself, with the site's brand, color, and license. */
const imprintOf = ({ title, subtitle }: HandbookPlan, site: SiteInput): Imprint => ({
  title,
  subtitle,
  brand: site.brand,
  author: site.author.name,
  url: site.url,
  language: site.defaultLocale,
  license: `License of the text and the drawings: ${site.license.text}.`,
  accent: ownAccent('#005fcc', site),
})

/** A page of the export, read. */
function pageOf(out: string, route: string): HandbookPage {
  const file = path.join(out, `${route}.html`)
  if (!existsSync(file)) {
    throw new ClearError(
      `data/handbook.ts names ${route}, which the export doesn't have: correct its address.`,
    )
  }
  return readPage(readFileSync(file, 'utf8'), route)
}

/** What the handbook is made from, out of an export of the site. */
export const readSource = (out: string, plan: HandbookPlan, site: SiteInput): BookSource => ({
  imprint: imprintOf(plan, site),
  parts: plan.parts.map(part => ({ ...part, pages: part.pages.map(route => pageOf(out, route)) })),
  glossary: pageOf(out, plan.glossary),
})
