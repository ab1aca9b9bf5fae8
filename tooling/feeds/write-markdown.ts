import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { markdownAddress } from '../../lib/seo/site-files'
import { keptFiles } from '../tasks/kept-files'
import { markdownMaker, type MarkdownHead } from './page-markdown'
import { addressOf, type PublishedPage } from './published-page'
import type { SiteInput } from '../../lib/site/schema'

const mainOf = (html: string) =>
  html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length)

function headOf(page: PublishedPage, settings: SiteInput): MarkdownHead {
  const { title, description, author, datePublished, dateModified } = page
  return { title, description, url: addressOf(settings, page.route), author, datePublished, dateModified }
}

/** A page as Markdown, from its HTML. */
export const markdownOf = (html: string, page: PublishedPage, settings: SiteInput): string =>
  markdownMaker()(mainOf(html), headOf(page, settings))

/**
 * Writes each page of an export as Markdown next to it; returns how many.
 * @param root the project
 * @param out the export
 * @param pages all pages; cached texts of pages that are gone are deleted
 */
export async function writeMarkdown(
  root: string,
  out: string,
  pages: readonly PublishedPage[],
  settings: SiteInput,
): Promise<number> {
  // Making one takes some 30 ms.
  const kept = keptFiles(root, '.cache/page-markdown', import.meta.url)
  const make = markdownMaker()
  for (const page of pages) {
    const file = page.route === '/' ? 'index.html' : `${page.route.slice(1)}.html`
    const main = mainOf(readFileSync(path.join(out, file), 'utf8'))
    const head = headOf(page, settings)
    const target = path.join(out, markdownAddress(page.route))
    copyFileSync(await kept.fileOf([main, head], () => make(main, head)), target)
  }
  kept.dropOthers()
  return pages.length
}
