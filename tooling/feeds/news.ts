import { Feed } from 'feed'
import { feedFiles, siteIcons } from '../../lib/seo/site-files'
import { addressOf, type PublishedPage, type PublisherSettings } from './published-page'

/** As many as a reader who looks in once a month may have missed. */
const mostItems = 30

const newsKinds = new Set(['article', 'lesson-course'])

const timeOf = ({ datePublished }: PublishedPage): number => Date.parse(datePublished) || 0

/** The newest articles and lessons; of those of one day, the last in reading order first. */
export function newestArticles(pages: readonly PublishedPage[]): PublishedPage[] {
  const dated = pages.filter(({ kind, datePublished }) => newsKinds.has(kind) && datePublished !== '')
  return dated
    .map((page, index) => ({ page, index }))
    .sort((a, b) => timeOf(b.page) - timeOf(a.page) || b.index - a.index)
    .slice(0, mostItems)
    .map(({ page }) => page)
}

/** RSS, Atom and JSON feed of the newest articles, by their addresses. No date in them is that of the build. */
export function feedsOf(
  pages: readonly PublishedPage[],
  settings: PublisherSettings,
): ReadonlyMap<string, string> {
  const items = newestArticles(pages)
  const whole = (path: string) => addressOf(settings, path)
  const changes = items.map(({ dateModified, datePublished }) => Date.parse(dateModified || datePublished))
  const [rss, atom, json] = feedFiles
  const feed = new Feed({
    id: whole('/'),
    title: settings.brand,
    description: settings.defaultDescription,
    link: whole('/'),
    language: settings.defaultLocale,
    favicon: whole(siteIcons.small),
    image: whole(siteIcons.large),
    copyright: settings.brand,
    generator: false,
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { rss: whole(rss.address), atom: whole(atom.address), json: whole(json.address) },
    author: { name: settings.author.name, link: whole('/about') },
  })
  for (const { route, title, description, author, datePublished, dateModified } of items) {
    feed.addItem({
      title,
      // Stays what it is as long as the page stays where it is.
      id: whole(route),
      link: whole(route),
      description,
      // Who is named for the whole feed is not named again: RSS wants an address for mail there.
      ...(author === settings.author.name ? {} : { author: [{ name: author }] }),
      published: new Date(datePublished),
      date: new Date(dateModified || datePublished),
    })
  }
  return new Map([
    [rss.address, feed.rss2()],
    [atom.address, feed.atom1()],
    [json.address, feed.json1()],
  ])
}
