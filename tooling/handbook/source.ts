import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { handbookGlossary, handbookParts, handbookSubtitle, handbookTitle } from '../../data/handbook'
import { site } from '../../data/site'
import { ownAccent } from '../figures/accent'
import { ClearError } from '../tasks/clear-error.mjs'
import type { BookSource, Imprint } from './book'
import { readPage, type HandbookPage } from './read-page'

/** The site's brand, color, and license. */
const imprint: Imprint = {
  title: handbookTitle,
  subtitle: handbookSubtitle,
  brand: site.brand,
  author: site.author.name,
  url: site.url,
  language: site.defaultLocale,
  license: `License of the text and the drawings: ${site.license.text}.`,
  accent: ownAccent('#005fcc', site),
}

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
export const readSource = (out: string): BookSource => ({
  imprint,
  parts: handbookParts.map(part => ({ ...part, pages: part.pages.map(route => pageOf(out, route)) })),
  glossary: pageOf(out, handbookGlossary),
})
