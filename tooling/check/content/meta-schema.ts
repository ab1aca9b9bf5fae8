import * as z from 'zod'
import { readJson } from './read-json'
import { schemaIssues, type SchemaIssue } from './schema-issues'

const href = z
  .string()
  .regex(
    /^(\/(?!\/)\S*|https:\/\/\S+|site:[A-Za-z]+)$/,
    "must be a path that starts with '/', an https address, or 'site:' and a key of data/site.ts.",
  )
const display = z.enum(['normal', 'hidden', 'children'])

const theme = z
  .strictObject({
    breadcrumb: z.boolean(),
    collapsed: z.boolean(),
    footer: z.boolean(),
    layout: z.enum(['default', 'full', 'raw']),
    navbar: z.boolean(),
    pagination: z.boolean(),
    sidebar: z.boolean(),
    timestamp: z.boolean(),
    toc: z.boolean(),
    typesetting: z.enum(['default', 'article']),
  })
  .partial()

const item = z.strictObject({
  title: z.optional(z.string()),
  type: z.optional(z.enum(['page', 'doc'])),
  display: z.optional(display),
  href: z.optional(href),
  newWindow: z.optional(z.boolean()),
  theme: z.optional(theme),
})

const menuEntry = z.strictObject({
  title: z.string(),
  href: z.optional(href),
  newWindow: z.optional(z.boolean()),
})
const menu = z.strictObject({
  type: z.literal('menu'),
  title: z.string(),
  display: z.optional(display),
  items: z.record(z.string(), menuEntry),
})
const separator = z.strictObject({ type: z.literal('separator'), title: z.optional(z.string()) })

export type MetaEntry = string | z.infer<typeof item> | z.infer<typeof menu> | z.infer<typeof separator>
/** A folder's `_meta.json`: order, labels, and options of its pages. */
export type Meta = Readonly<Record<string, MetaEntry>>

// A union would report problems with all four shapes; the author meant one.
function schemaFor(entry: unknown) {
  const type = typeof entry === 'object' && entry !== null && 'type' in entry ? entry.type : undefined
  if (type === 'menu') return menu
  return type === 'separator' ? separator : item
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Problems with a `_meta.json`, worded for the author; empty if it is valid. */
export function metaIssues(value: unknown): SchemaIssue[] {
  if (!isObject(value)) return [{ path: [], message: 'must be an object: { "page-name": "" }.' }]
  return Object.entries(value as object).flatMap(([key, entry]: [string, unknown]) => {
    if (typeof entry === 'string') return []
    const message = `is ${JSON.stringify(entry)}: write "" for the page's own title, or an object with its options.`
    const issues = isObject(entry) ? schemaIssues(schemaFor(entry), entry) : [{ path: [], message }]
    return issues.map(({ path, message }) => ({ path: [key, ...path], message }))
  })
}

/** A `_meta.json`; undefined if it is invalid, which the rule 'meta-syntax' reports. */
export function parseMeta(raw: string): Meta | undefined {
  const { value } = readJson(raw)
  return metaIssues(value).length === 0 ? (value as Meta) : undefined
}
