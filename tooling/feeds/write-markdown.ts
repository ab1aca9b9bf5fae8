import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { markdownAddress } from '../../lib/seo/site-files'
import { cacheKey, hashOf } from '../tasks/cache-key'
import { writeWhole } from '../tasks/write-whole'
import { markdownMaker, type MarkdownHead } from './page-markdown'
import { addressOf, type PublishedPage, type PublisherSettings } from './published-page'

/** Cached texts by a hash of everything they are made from: making one takes some 30 ms. */
const place = '.cache/page-markdown'

const mainOf = (html: string) =>
  html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length)

function headOf(page: PublishedPage, settings: PublisherSettings): MarkdownHead {
  const { title, description, author, datePublished, dateModified } = page
  return { title, description, url: addressOf(settings, page.route), author, datePublished, dateModified }
}

/**
 * Writes each page of an export as Markdown next to it; returns how many.
 * @param root the project
 * @param out the export
 * @param pages all pages; cached texts of pages that are gone are deleted
 */
export function writeMarkdown(
  root: string,
  out: string,
  pages: readonly PublishedPage[],
  settings: PublisherSettings,
): number {
  const folder = path.join(root, place)
  mkdirSync(folder, { recursive: true })
  const make = markdownMaker()
  const names = new Set<string>()
  for (const page of pages) {
    const file = page.route === '/' ? 'index.html' : `${page.route.slice(1)}.html`
    const main = mainOf(readFileSync(path.join(out, file), 'utf8'))
    const head = headOf(page, settings)
    const name = `${hashOf(cacheKey(import.meta.url), main, JSON.stringify(head))}.md`
    const kept = path.join(folder, name)
    if (!existsSync(kept)) writeWhole(kept, make(main, head))
    names.add(name)
    const target = path.join(out, markdownAddress(page.route))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(kept, target)
  }
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
  return pages.length
}
