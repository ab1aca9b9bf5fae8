import { hasPage, problemAt, routesOf, type ContentSite, type Rule } from '../content/content-site'
import { parseMeta, type MetaEntry } from '../content/meta-schema'
import { didYouMean } from '../content/nearest'
import { addressesIn } from '../export/outside-links'

/** The file of the navbar's entries. */
const navbarFile = 'pages/_meta.json'

/** Address fields of data/site.ts, valid after `site:`. */
const addressFields = (settings: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(settings).filter(key => {
    const value = settings[key]
    return typeof value === 'string' && value.startsWith('https://')
  })

interface Link {
  title?: string | undefined
  href?: string | undefined
}

function* problemsOfLink({ title, href }: Link, site: ContentSite) {
  if (href === undefined) return
  if (!title) yield 'is a link without a title: add "title": "…", the words that are shown.'
  const [path = ''] = href.split('#')
  if (path.startsWith('/') && !hasPage(site, path) && !site.publicFiles.has(path))
    yield `leads to ${href}, which isn't a page: ${didYouMean(path, routesOf(site), 'write the address of a page, or remove the link.')}`
  const { settings } = site
  if (!settings) return
  if (/^https?:/.test(href) && !addressesIn(settings.values).includes(href))
    yield `leads to ${href}, which isn't in data/site.ts: make it a setting there, and write "site:" and its name.`
  const fields = addressFields(settings.values)
  const field = href.slice('site:'.length)
  if (!href.startsWith('site:') || fields.includes(field)) return
  const all = `the addresses there are ${fields.join(', ')}.`
  yield `has the address '${href}', which isn't in data/site.ts: ${didYouMean(field, fields, all, each => `'site:${each}'`)}`
}

/** The links of an entry, with their keys. */
function linksOf(key: string, entry: MetaEntry): [key: string, link: Link][] {
  if (typeof entry === 'string' || entry.type === 'separator') return []
  return entry.type === 'menu' ? Object.entries(entry.items) : [[key, entry]]
}

/** Entries of the navbar have a type; links there and in other menus have a title and a valid address. */
export const rule: Rule = {
  why: 'The theme shows the key of a link without a title, and puts an entry without a type into the sidebar.',
  *check(site) {
    for (const meta of site.metas) {
      const isInNavbar = meta.file === navbarFile
      for (const [key, entry] of Object.entries(parseMeta(meta.raw) ?? {})) {
        if (isInNavbar && key !== '*' && !(typeof entry === 'object' && entry.type))
          yield problemAt(
            meta,
            `"${key}"`,
            `key '${key}' has no type, which puts it into the sidebar of every page: add "type": "page" for the navbar.`,
          )
        for (const [name, link] of linksOf(key, entry))
          for (const problem of problemsOfLink(link, site))
            yield problemAt(meta, `"${name}"`, `key '${name}' ${problem}`)
      }
    }
  },
}
