import * as v from 'valibot'
import { strict } from '../../../lib/schema/strict'
import { readJson } from './read-json'
import { schemaIssues, type SchemaIssue } from './schema-issues'

const href = v.pipe(
  v.string(),
  v.regex(
    /^(\/(?!\/)\S*|https:\/\/\S+|site:[A-Za-z]+)$/,
    "must be a path that starts with '/', an https address, or 'site:' and a key of data/site.ts.",
  ),
)
const display = v.picklist(['normal', 'hidden', 'children'])

const theme = v.partial(
  strict({
    breadcrumb: v.boolean(),
    collapsed: v.boolean(),
    footer: v.boolean(),
    layout: v.picklist(['default', 'full', 'raw']),
    navbar: v.boolean(),
    pagination: v.boolean(),
    sidebar: v.boolean(),
    timestamp: v.boolean(),
    toc: v.boolean(),
    typesetting: v.picklist(['default', 'article']),
  }),
)

const item = strict({
  title: v.optional(v.string()),
  type: v.optional(v.picklist(['page', 'doc'])),
  display: v.optional(display),
  href: v.optional(href),
  newWindow: v.optional(v.boolean()),
  theme: v.optional(theme),
})

const menuEntry = strict({
  title: v.string(),
  href: v.optional(href),
  newWindow: v.optional(v.boolean()),
})
const menu = strict({
  type: v.literal('menu'),
  title: v.string(),
  display: v.optional(display),
  items: v.record(v.string(), menuEntry),
})
const separator = strict({ type: v.literal('separator'), title: v.optional(v.string()) })

export type MetaEntry =
  string | v.InferOutput<typeof item> | v.InferOutput<typeof menu> | v.InferOutput<typeof separator>
/** A folder's `_meta.json`: order, labels, and options of its pages. */
export type Meta = Readonly<Record<string, MetaEntry>>

// A union would report problems with all four shapes; the author meant one.
function schemaFor(entry: unknown) {
  const type = typeof entry === 'object' && entry !== null && 'type' in entry ? entry.type : undefined
  if (type === 'menu') return menu
  return type === 'separator' ? separator : item
}

/** The keys allowed in an entry's object, by path. */
function knownKeys(schema: ReturnType<typeof schemaFor>, path: readonly (string | number)[]): string[] {
  if (path[0] === 'theme') return Object.keys(theme.entries)
  return Object.keys(path[0] === 'items' ? menuEntry.entries : schema.entries)
}

/** Whether a value could be an entry at all. */
const isEntry = (entry: unknown): boolean =>
  typeof entry === 'string' || (typeof entry === 'object' && entry !== null && !Array.isArray(entry))

/**
 * The likely meaning of an invalid `_meta.json`; undefined if it can't be guessed, which the rule
 * 'meta-syntax' reports.
 */
export function parseMeta(raw: string): Meta | undefined {
  const { value } = readJson(raw)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    isEntry(entry) ? (entry as MetaEntry) : '',
  ])
  return Object.fromEntries(entries) as Meta
}

/** Problems with a `_meta.json`, worded for the author; empty if it is valid. */
export function metaIssues(value: unknown): SchemaIssue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ path: [], message: 'must be an object: { "page-name": "" }.' }]
  }
  return Object.entries(value).flatMap(([key, entry]) => {
    if (typeof entry === 'string') return []
    if (!isEntry(entry)) {
      const message = `is ${JSON.stringify(entry)}: write "" for the page's own title, or an object with its options.`
      return [{ path: [key], message }]
    }
    const schema = schemaFor(entry)
    const result = v.safeParse<typeof item | typeof menu | typeof separator>(schema, entry)
    return result.success
      ? []
      : schemaIssues(result.issues, path => knownKeys(schema, path)).map(issue => ({
          ...issue,
          path: [key, ...issue.path],
        }))
  })
}
