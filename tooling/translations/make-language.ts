import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../lib/example/fact-texts'
import { markdownAddress, feedFiles as feeds, webManifest } from '../../lib/seo/site-files'
import { cardAddress } from '../../lib/seo/social-card'
import { darkTwin } from '../../lib/site/dark-twin'
import { hrefLangOf, languageOf, prefixOf } from '../../lib/site/languages'
import { dropBrowserBuild, finishPages } from '../build/finish-pages'
import { writeOwnDrawings } from '../build/owner-drawings'
import { dropOldDigests } from '../build/page-digest'
import { runNext } from '../build/run-next'
import { searchFiles } from '../build/search-files'
import { manifestOf } from '../build/site-icons'
import { sitePages } from '../build/site-pages'
import { refuseUnreadablePages } from '../build/unreadable-pages'
import { writeFeeds } from '../build/write-feeds'
import { canDraw } from '../cards/draw-card'
import { drawCards } from '../cards/page-cards'
import { exportedPages } from '../check/export/exported-pages'
import { filesUnder } from '../tasks/files-under'
import { writeWhole } from '../tasks/write-whole'
import { overlayOf } from '../tasks/translation-files'
import type { SearchWords } from '../../lib/search/words'
import type { SiteInput } from '../../lib/site/schema'

/** Deletes what the language shares with the site, which has it at its root. */
function dropSharedFiles(project: string, out: string, own: ReadonlySet<string>): void {
  for (const file of filesUnder(project, 'public', ''))
    if (!own.has(file)) rmSync(path.join(out, path.relative('public', file)), { force: true })
}

/** What a language's project says, in its own modules. */
interface LanguageData {
  site: SiteInput
  facts: Facts
  searchWords: SearchWords
}

/**
 * Makes the export of a language's project, with the language's prefix in every address. Returns a note on it.
 * @param packages the folder with the installed packages
 */
export async function makeLanguage(
  packages: string,
  project: string,
  buildId: string,
  { site, facts, searchWords }: LanguageData,
): Promise<string> {
  const out = path.join(project, 'out')
  const { defaultLocale: locale } = site
  const prefix = prefixOf(site, locale)
  refuseUnreadablePages(project)
  const pages = sitePages(project)
  // A language that cards can't say has the original's.
  const carded = canDraw(site.defaultTitle) ? pages : []
  const [cards] = await Promise.all([drawCards(project, carded, site), runNext(packages, project, buildId)])
  dropBrowserBuild(out, buildId)
  const ownFiles = new Set(filesUnder(path.join(project, overlayOf(locale)), 'public'))
  dropSharedFiles(project, out, ownFiles)
  const routes = exportedPages(out).map(({ route }) => route)
  const ownAddresses = [...ownFiles].map(file => file.replace(/^public/, ''))
  const addresses = new Set([
    ...routes,
    ...ownAddresses,
    ...(site.darkMode ? ownAddresses.map(darkTwin) : []),
    ...pages.map(({ route }) => markdownAddress(route)),
    ...carded.map(({ route }) => cardAddress(route)),
    ...feeds.map(({ address }) => address),
    webManifest,
  ])
  const language = {
    prefix,
    url: site.url,
    has: (address: string) => addresses.has(address),
    original: site.locales[0] ? hrefLangOf(site.locales[0]) : '',
  }
  await finishPages(project, out, { buildId, settings: site, language })
  const search = await searchFiles(project, { buildId, locale, words: searchWords })
  dropOldDigests(project)
  for (const [address, json] of search) writeWhole(path.join(out, address), json)
  writeOwnDrawings(out, site, facts)
  writeFileSync(path.join(out, webManifest), manifestOf(site))
  mkdirSync(path.join(out, 'images'), { recursive: true })
  cards.copyTo(out)
  await writeFeeds(project, out, site)
  return `${languageOf(site).text}: ${pages.length} pages`
}
