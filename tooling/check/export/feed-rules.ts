import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { feedFiles } from '../../../lib/seo/site-files'
import { unescaped } from '../../feeds/xml-text'
import type { PageFacts } from './page-facts'

/** An article in a feed. */
interface Entry {
  id: string
  link: string
  title: string
  published: string
  /** '' if the format has none. */
  changed: string
}

/** A feed, with what the rules need. */
interface FeedFacts {
  /** Its own address, as it states it. */
  self: string
  /** Required fields it lacks. */
  missing: string[]
  entries: Entry[]
}

/** Why a text isn't XML: an unclosed tag, tags closed in the wrong order, or an unescaped character. */
function xmlProblem(text: string): string | undefined {
  const open: string[] = []
  const plain = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/^<\?xml [^>]*\?>/, '')
  for (const [, close, name = '', alone] of plain.matchAll(
    /<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (close && open.pop() !== name) return `closes <${name}> in the wrong order`
    if (!close && !alone) open.push(name)
  }
  if (open.length > 0) return `does not close <${open[0]}>`
  const rest = plain.replace(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')
  return /<|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(rest) ? 'has an unescaped < or &' : undefined
}

/** The text of the first element with this name, or ''. */
function textIn(xml: string, name: string): string {
  const text = new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(xml)?.[1]?.trim() ?? ''
  const cdata = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(text)?.[1]
  return cdata ?? unescaped(text)
}

const attributeIn = (xml: string, tag: RegExp) => tag.exec(xml)?.[1] ?? ''
const partsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g'))].map(([part]) => part)
const lacking = (has: Record<string, string>) => Object.keys(has).filter(name => has[name] === '')

/** RSS 2.0 requires title, address, and description of a channel. */
function rssFacts(xml: string): FeedFacts {
  const head = xml.replace(/<item>[\s\S]*<\/item>/, '').replace(/<image>[\s\S]*<\/image>/, '')
  const named = Object.fromEntries(['title', 'link', 'description'].map(name => [name, textIn(head, name)]))
  return {
    self: attributeIn(head, /<atom:link href="([^"]*)" rel="self"/),
    missing: lacking({ ...named, version: attributeIn(xml, /<rss version="(2\.0)"/) }),
    entries: partsOf(xml, 'item').map(item => ({
      id: textIn(item, 'guid'),
      link: textIn(item, 'link'),
      title: textIn(item, 'title'),
      published: textIn(item, 'pubDate'),
      changed: '',
    })),
  }
}

/** Atom (RFC 4287) requires id, title, and date; and an author, since the entries have none. */
function atomFacts(xml: string): FeedFacts {
  const head = xml.replace(/<entry>[\s\S]*<\/entry>/, '')
  const named = Object.fromEntries(['id', 'title', 'updated', 'name'].map(name => [name, textIn(head, name)]))
  return {
    self: attributeIn(head, /<link rel="self" href="([^"]*)"/),
    missing: lacking({
      ...named,
      xmlns: attributeIn(xml, /<feed xmlns="(http:\/\/www\.w3\.org\/2005\/Atom)"/),
    }),
    entries: partsOf(xml, 'entry').map(entry => ({
      id: textIn(entry, 'id'),
      link: attributeIn(entry, /<link href="([^"]*)"/),
      title: textIn(entry, 'title'),
      published: textIn(entry, 'published'),
      changed: textIn(entry, 'updated'),
    })),
  }
}

/** JSON Feed 1.1 requires a version, a title, and per item an id and a text. */
function jsonFacts(text: string): FeedFacts {
  const feed = JSON.parse(text) as Record<string, string> & { items?: Record<string, string>[] }
  const items = feed.items ?? []
  const version = feed.version === 'https://jsonfeed.org/version/1.1' ? '1.1' : ''
  const texts = items.every(item => item.content_text) ? 'all' : ''
  return {
    self: feed.feed_url ?? '',
    missing: lacking({ version, title: feed.title ?? '', home_page_url: feed.home_page_url ?? '', texts }),
    entries: items.map(item => ({
      id: item.id ?? '',
      link: item.url ?? '',
      title: item.title ?? '',
      published: item.date_published ?? '',
      changed: item.date_modified ?? '',
    })),
  }
}

const dayOf = (text: string | undefined) => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

function problemsOfEntry(entry: Entry, page: PageFacts | undefined): string[] {
  if (!page) return [`has ${entry.link}, which isn't the canonical address of a page.`]
  const { metas } = page
  const isChangedThen =
    entry.changed === '' || dayOf(entry.changed) === dayOf(metas['article:modified_time']?.[0])
  return [
    ...(entry.id === entry.link ? [] : [`gives ${entry.link} another id, ${entry.id}.`]),
    ...(entry.title === metas['og:title']?.[0]
      ? []
      : [`gives ${entry.link} another title than the page itself.`]),
    ...(dayOf(entry.published) === dayOf(metas['article:published_time']?.[0]) && isChangedThen
      ? []
      : [`gives ${entry.link} other dates than the page itself.`]),
  ]
}

function problemsOfFeed(text: string, address: string, byAddress: ReadonlyMap<string, PageFacts>): string[] {
  const problem = address.endsWith('.json') ? undefined : xmlProblem(text)
  if (problem) return [`${problem}.`]
  const facts = address === '/rss.xml' ? rssFacts : address === '/atom.xml' ? atomFacts : jsonFacts
  const { self, missing, entries } = facts(text)
  const links = entries.map(({ link }) => link)
  return [
    ...missing.map(name => `lacks ${name}.`),
    ...(self.endsWith(address) && self.startsWith('https://') ? [] : [`calls itself "${self}".`]),
    ...(entries.length > 0 && new Set(links).size === links.length ? [] : ['has no article, or one twice.']),
    ...entries.flatMap(entry => problemsOfEntry(entry, byAddress.get(entry.link))),
  ]
}

/** Problems with an export's feeds, by address: each must be valid, and agree with the pages. */
export function feedProblems(directory: string, pages: readonly PageFacts[]): Map<string, string[]> {
  const byAddress = new Map(pages.map(page => [page.canonicals[0] ?? '', page]))
  return new Map(
    feedFiles.map(({ address }) => {
      const file = path.join(directory, address)
      if (!existsSync(file))
        return [address, ['is missing: the build writes it (tooling/build/write-feeds.ts).']]
      return [address, problemsOfFeed(readFileSync(file, 'utf8'), address, byAddress)]
    }),
  )
}
