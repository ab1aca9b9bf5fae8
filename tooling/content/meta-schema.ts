import { z } from 'zod'
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
  title: z.string().optional(),
  type: z.enum(['page', 'doc']).optional(),
  display: display.optional(),
  href: href.optional(),
  newWindow: z.boolean().optional(),
  theme: theme.optional(),
})

const menuEntry = z.strictObject({
  title: z.string(),
  href: href.optional(),
  newWindow: z.boolean().optional(),
})
const menu = z.strictObject({
  type: z.literal('menu'),
  title: z.string(),
  display: display.optional(),
  items: z.record(menuEntry),
})
const separator = z.strictObject({ type: z.literal('separator'), title: z.string().optional() })

export type MetaEntry = string | z.infer<typeof item> | z.infer<typeof menu> | z.infer<typeof separator>
/** A folder's `_meta.json`: order, labels and options of its pages. */
export type Meta = Readonly<Record<string, MetaEntry>>

// A union would answer with the faults of all four shapes; the author meant one.
function schemaFor(entry: unknown) {
  const type = typeof entry === 'object' && entry !== null && 'type' in entry ? entry.type : undefined
  if (type === 'menu') return menu
  return type === 'separator' ? separator : item
}

/** The keys that an object inside an entry may have, by the path to it. */
function knownKeys(schema: ReturnType<typeof schemaFor>, path: readonly (string | number)[]): string[] {
  if (path[0] === 'theme') return Object.keys(theme.shape)
  return Object.keys(path[0] === 'items' ? menuEntry.shape : schema.shape)
}

/** Contents of a `_meta.json`, or undefined where it is no JSON: the rule 'meta-syntax' speaks of that. */
export function parseMeta(raw: string): Meta | undefined {
  try {
    return JSON.parse(raw) as Meta
  } catch {
    return undefined
  }
}

/** What is wrong with the contents of a `_meta.json`, worded for the author; empty where it holds. */
export function metaIssues(value: unknown): SchemaIssue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ path: [], message: 'must be an object: { "page-name": "" }.' }]
  }
  return Object.entries(value).flatMap(([key, entry]) => {
    if (typeof entry === 'string') return []
    const schema = schemaFor(entry)
    const result = schema.safeParse(entry)
    return result.success
      ? []
      : schemaIssues(result.error, path => knownKeys(schema, path)).map(issue => ({
          ...issue,
          path: [key, ...issue.path],
        }))
  })
}
