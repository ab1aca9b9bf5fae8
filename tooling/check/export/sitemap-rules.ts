import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unescaped } from '../../feeds/xml-text'
import { isUnlisted } from './exported-pages'
import { isCopy, type PageFacts } from './page-facts'

/** A sitemap's addresses with the dates of their last change. */
function entriesOf(xml: string): Map<string, string | undefined> {
  const entries = xml.matchAll(
    /<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?(?:<xhtml:link [^>]*>)*<\/url>/g,
  )
  return new Map([...entries].map(([, address = '', day]) => [unescaped(address), day]))
}

/** Problems with the sitemap of a language of an export: it must list every page and nothing else, with the pages' own dates. */
export function sitemapProblems(directory: string, all: readonly PageFacts[], prefix = ''): string[] {
  const pages = all.filter(page => (page.prefix ?? '') === prefix)
  const file = path.join(directory, `${prefix}/sitemap.xml`)
  if (!existsSync(file)) return ['is missing: the build writes it (tooling/build/write-feeds.ts).']
  const entries = entriesOf(readFileSync(file, 'utf8'))
  const listed = pages.filter(page => !isUnlisted(page) && !isCopy(page))
  const own = new Map(listed.map(page => [page.canonicals[0] ?? '', page]))
  const missing = [...own.keys()].filter(address => !entries.has(address))
  const surplus = [...entries.keys()].filter(address => !own.has(address))
  const otherDays = [...own].filter(([address, { metas }]) => {
    const day = metas['article:modified_time']?.[0]
    return day !== undefined && entries.has(address) && entries.get(address) !== day
  })
  return [
    ...missing.map(address => `lacks ${address}, which is a page.`),
    ...surplus.map(address => `has ${address}, which isn't the canonical address of a page.`),
    ...otherDays.map(([address]) => `gives ${address} another date of change than the page itself.`),
  ]
}
