import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { markdownAddress } from '../../lib/seo/site-files'
import { writeWhole } from '../tasks/write-whole'
import { markdownMaker, type MarkdownHead } from './page-markdown'
import { addressOf, type PublishedPage, type PublisherSettings } from './published-page'

/** Texts of earlier builds, each under a hash of all that it was made from: making one takes some 30 ms. */
const place = '.cache/page-markdown'

const makers = ['page-markdown.ts', 'write-markdown.ts']

const hashOf = (...texts: readonly string[]) => createHash('sha256').update(texts.join('\0')).digest('hex')

const mainOf = (html: string) =>
  html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length)

function headOf(page: PublishedPage, settings: PublisherSettings): MarkdownHead {
  const { title, description, author, datePublished, dateModified } = page
  return { title, description, url: addressOf(settings, page.route), author, datePublished, dateModified }
}

/**
 * Writes beside pages of an export the same text as Markdown; returns how many.
 *
 * @param root the project
 * @param folders where the pages' HTML is, and the export
 * @param pages all pages, unless it is told that these are some alone; texts that none of all has any more are deleted
 */
export function writeMarkdown(
  root: string,
  { from, out }: { from: string; out: string },
  pages: readonly PublishedPage[],
  settings: PublisherSettings,
  { areAll } = { areAll: true },
): number {
  const folder = path.join(root, place)
  mkdirSync(folder, { recursive: true })
  const made = hashOf(...makers.map(name => readFileSync(path.join(import.meta.dirname, name), 'utf8')))
  const make = markdownMaker()
  const names = new Set<string>()
  for (const page of pages) {
    const file = page.route === '/' ? 'index.html' : `${page.route.slice(1)}.html`
    const main = mainOf(readFileSync(path.join(from, file), 'utf8'))
    const head = headOf(page, settings)
    const name = `${hashOf(made, main, JSON.stringify(head))}.md`
    const kept = path.join(folder, name)
    if (!existsSync(kept)) writeWhole(kept, make(main, head))
    names.add(name)
    const target = path.join(out, markdownAddress(page.route))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(kept, target)
  }
  if (areAll) for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
  return pages.length
}
