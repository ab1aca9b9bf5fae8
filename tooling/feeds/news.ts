import { Feed } from 'feed'
import { isArticle } from '../../lib/nav/route-entry'
import { feedFiles, siteIcons } from '../../lib/seo/site-files'
import { escaped, unescaped } from './xml-text'
import { addressOf, type PublishedPage } from './published-page'
import { languageOf, tagOf } from '../../lib/site/languages'
import type { SiteInput } from '../../lib/site/schema'

/** About as many as a monthly visitor may have missed. */
const mostItems = 30

type Dated = Pick<PublishedPage, 'kind' | 'datePublished'>

const timeOf = ({ datePublished }: Dated): number => Date.parse(datePublished) || 0

/** The newest articles and lessons; on the same day, the last in reading order first. */
export const newestArticles = <Page extends Dated>(pages: readonly Page[]): Page[] =>
  pages
    .filter(page => isArticle(page) && page.datePublished !== '')
    .reverse()
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, mostItems)

/** An Atom feed with text titles: the package declares them HTML, where '<' would start a tag. */
const withPlainTitles = (atom: string): string =>
  atom.replace(
    /<title type="html"><!\[CDATA\[([\s\S]*?)\]\]><\/title>/g,
    (_, title: string) => `<title>${escaped(title)}</title>`,
  )

interface JsonItem {
  content_html?: string
  author?: object
}

/** A JSON feed in version 1.1, which allows several authors and languages; the package writes version 1. */
function inVersion11(json: string, language: string): string {
  const { author, items, ...feed } = JSON.parse(json) as { author: object; items: JsonItem[] }
  const texts = items.map(({ content_html: html = '', author: guest, ...item }) => ({
    ...item,
    content_text: unescaped(html),
    ...(guest ? { authors: [guest] } : {}),
  }))
  const version = 'https://jsonfeed.org/version/1.1'
  return `${JSON.stringify({ ...feed, version, language, authors: [author], items: texts }, null, 2)}\n`
}

/** RSS, Atom, and JSON feeds of the newest articles, by address. They contain no build dates. */
export function feedsOf(pages: readonly PublishedPage[], settings: SiteInput): ReadonlyMap<string, string> {
  const items = newestArticles(pages)
  const whole = (path: string) => addressOf(settings, path)
  const changes = items.map(({ dateModified, datePublished }) => Date.parse(dateModified || datePublished))
  const [rss, atom, json] = feedFiles
  const feed = new Feed({
    id: whole('/'),
    title: settings.brand,
    description: settings.defaultDescription,
    link: whole('/'),
    language: tagOf(languageOf(settings)),
    favicon: `${settings.url}${siteIcons.small}`,
    image: `${settings.url}${siteIcons.large}`,
    copyright: settings.brand,
    generator: false,
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { rss: whole(rss.address), atom: whole(atom.address), json: whole(json.address) },
    author: { name: settings.author.name, link: whole('/about') },
  })
  for (const { route, title, description, author, datePublished, dateModified } of items) {
    feed.addItem({
      title,
      // Stable as long as the page keeps its address.
      id: whole(route),
      link: whole(route),
      // Feed readers expect HTML.
      description: escaped(description),
      // The feed's author isn't repeated per item: RSS would want an e-mail address.
      ...(author === settings.author.name ? {} : { author: [{ name: author }] }),
      published: new Date(datePublished),
      date: new Date(dateModified || datePublished),
    })
  }
  return new Map([
    [rss.address, feed.rss2()],
    [atom.address, withPlainTitles(feed.atom1())],
    [json.address, inVersion11(feed.json1(), tagOf(languageOf(settings)))],
  ])
}
