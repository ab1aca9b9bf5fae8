import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../data/site'
import { pageDigest } from '../tooling/build/page-digest'
import { sitePages } from '../tooling/build/site-pages'
import { llmsOf } from '../tooling/feeds/llms'
import { feedsOf } from '../tooling/feeds/news'
import type { PublishedPage } from '../tooling/feeds/published-page'
import { robotsOf, sitemapOf } from '../tooling/feeds/sitemap'
import { writeMarkdown } from '../tooling/feeds/write-markdown'
import { programFile } from '../tooling/build/load-program.mjs'
import { keptPages } from '../tooling/build/build-plan'
import { runNode } from '../tooling/tasks/run'
import type { Step } from '../tooling/tasks/steps'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Every page in reading order; `isCopy` where it names another site's page as the original. */
function publishedPages(root: string): (PublishedPage & { file: string; isCopy: boolean })[] {
  return sitePages(root).map(({ route, kind, title, file, description }) => {
    const { author, canonical, datePublished, dateModified } = pageDigest(root, file).values
    return {
      file,
      route,
      kind,
      title,
      description,
      author: textOf(author) || site.author.name,
      datePublished: textOf(datePublished),
      dateModified: textOf(dateModified),
      isCopy: canonical !== undefined,
    }
  })
}

/** Writes the pages as Markdown of which `isMeant` says so. */
function writeTexts(root: string, out: string, isMeant: (file: string) => boolean): string {
  const all = publishedPages(root)
  const meant = all.filter(({ file }) => isMeant(file))
  const areAll = meant.length === all.length
  return `${writeMarkdown(root, { from: keptPages(root), out }, meant, site, { areAll })} pages as Markdown`
}

/**
 * Writes what programs read into an export: sitemap, feeds, llms.txt, and every page as Markdown. Returns what was written, in words.
 *
 * @param changed files of pages that Next.js is still making: their texts are left to `writeChangedTexts`
 */
export function writeFeeds(root: string, out: string, changed: readonly string[] = []): string {
  const pages = publishedPages(root).filter(({ isCopy }) => !isCopy)
  const files = new Map([
    ['/sitemap.xml', sitemapOf(pages, site)],
    ['/robots.txt', robotsOf(site)],
    ['/llms.txt', llmsOf(pages, site)],
    ...feedsOf(pages, site),
  ])
  mkdirSync(out, { recursive: true })
  for (const [address, text] of files) writeFileSync(path.join(out, address), text)
  return `${[...files.keys()].join(', ')}; ${writeTexts(root, out, file => !changed.includes(file))}`
}

/** Writes as Markdown the pages that were still to be made. */
export const writeChangedTexts = (root: string, out: string, changed: readonly string[]): string =>
  writeTexts(root, out, file => changed.includes(file))

/**
 * The step of `npm run build` that writes the feeds: in a process beside this one, which makes the pages whole in the
 * meantime; so it reads them as Next.js exported them.
 */
export const feedsStep = (out: string): Step => ({
  name: 'Feeds',
  run: async () => {
    const { code, output } = await runNode([programFile(process.cwd(), 'write-feeds'), out])
    return code === 0
      ? { passed: 1, failed: 0, output: '', note: output.trim() }
      : { passed: 0, failed: 1, output }
  },
})
