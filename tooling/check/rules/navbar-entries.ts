import {
  lineOfText,
  type ContentRule,
  type ContentSite,
  type MetaFile,
  type Problem,
} from '../content/content-site'
import { addressesIn } from '../export/outside-links'
import { metaIssues, parseMeta, type MetaEntry } from '../content/meta-schema'
import { nearest } from '../content/nearest'
import type { SchemaIssue } from '../content/schema-issues'

/** The file of the navbar's entries. */
const navbarFile = 'pages/_meta.json'

/** A problem with an entry, and its key. */
interface EntryFault {
  key: string
  fault: string
}

/** Address fields of data/site.ts, valid after `site:`. */
const addressFields = (settings: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(settings).filter(key => {
    const value = settings[key]
    return typeof value === 'string' && value.startsWith('https://')
  })

function* faultsOfLink(
  key: string,
  { title, href }: { title?: string | undefined; href?: string | undefined },
  { settings }: ContentSite,
  isInNavbar: boolean,
): Generator<EntryFault> {
  if (href === undefined) return
  if (!title) yield { key, fault: 'is a link without a title: add "title": "…", the words that are shown.' }
  if (isInNavbar && settings && /^https?:/.test(href) && !addressesIn(settings.values).includes(href))
    yield {
      key,
      fault: `leads to ${href}, which isn't in data/site.ts: make it a setting there, and write "site:" and its name.`,
    }
  if (!settings || !href.startsWith('site:')) return
  const field = href.slice('site:'.length)
  const fields = addressFields(settings.values)
  if (fields.includes(field)) return
  const meant = nearest(field, fields)
  const fix = meant ? `did you mean 'site:${meant}'?` : `the addresses there are ${fields.join(', ')}.`
  yield { key, fault: `has the address '${href}', which isn't in data/site.ts: ${fix}` }
}

function* faultsOf(file: string, key: string, entry: MetaEntry, site: ContentSite): Generator<EntryFault> {
  const isObject = typeof entry === 'object'
  if (file === navbarFile && key !== '*' && !(isObject && entry.type)) {
    const fault =
      'has no type, which puts it into the sidebar of every page: add "type": "page" for the navbar.'
    yield { key, fault }
  }
  if (!isObject) return
  if (entry.type === 'menu') {
    for (const [name, item] of Object.entries(entry.items))
      yield* faultsOfLink(name, item, site, file === navbarFile)
  } else if (entry.type !== 'separator') {
    yield* faultsOfLink(key, entry, site, file === navbarFile)
  }
}

/** Whether a problem concerns the fields checked here. */
const keepsFromReading = ({ path: [, part] }: SchemaIssue): boolean =>
  part === undefined || ['type', 'title', 'href', 'items'].includes(String(part))

function check(meta: MetaFile, site: ContentSite): Problem[] {
  // The rule 'meta-syntax' reports unreadable files and invalid entries.
  const entries = parseMeta(meta.raw)
  if (!entries) return []
  const invalid = new Set(
    metaIssues(entries)
      .filter(keepsFromReading)
      .map(({ path }) => path[0]),
  )
  const sound = Object.entries(entries).filter(([name]) => !invalid.has(name))
  return sound.flatMap(([name, entry]) =>
    [...faultsOf(meta.file, name, entry, site)].map(({ key, fault }) => ({
      file: meta.file,
      line: lineOfText(meta.raw, `"${key}"`),
      message: `key '${key}' ${fault}`,
    })),
  )
}

/** Entries of the navbar and its menus have a title, a type, and a valid address. */
export const rule: ContentRule = {
  name: 'navbar-entries',
  why: 'The theme shows the key of a link without a title, and puts an entry without a type into the sidebar.',
  check: site => site.metas.flatMap(meta => check(meta, site)),
}
