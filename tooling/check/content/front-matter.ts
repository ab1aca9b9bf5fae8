import * as v from 'valibot'
import { strict } from '../../../lib/schema/strict'
import { routeKinds } from '../../../lib/nav/route-entry'
import { isIsoDate } from './iso-date'
import { schemaIssues, type SchemaIssue } from './schema-issues'

const quoted = 'must be text; quote a value that reads as a number or contains a colon.'
const text = v.pipe(v.string(quoted), v.trim(), v.minLength(1, 'is empty; write it or remove the key.'))
const date = v.pipe(
  text,
  v.check(isIsoDate, 'must be a date like 2026-11-21, or a date and time like 2026-11-21T09:30:00-04:00.'),
)
const imagePath = v.pipe(
  text,
  v.regex(
    /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/,
    'must be the path of an image under public/, like /images/scrum/sprint-planning-three-topics.svg.',
  ),
)
const httpsUrl = v.pipe(text, v.regex(/^https:\/\/\S+$/, 'must be an address that starts with https://.'))
const thumbnail = v.union(
  [httpsUrl, imagePath],
  'must be an address that starts with https://, or the path of an image under public/.',
)
const yesOrNo = v.boolean('must be true or false, without quotes.')

const videoKeys = ['videoUrl', 'videoTitle', 'videoDescription', 'uploadDate', 'thumbnailUrls'] as const

const fields = strict({
  title: text,
  description: text,
  /** Comma separated. */
  keywords: text,
  images: v.pipe(
    v.array(imagePath, 'must be a list: [/images/section/figure.svg].'),
    v.minLength(1, 'is empty; name a figure of the page.'),
  ),
  datePublished: date,
  dateModified: date,
  author: v.optional(text),
  /** The kind, if the folder doesn't imply it: `kindByPlace` of lib/nav/route-entry.ts. */
  kind: v.optional(v.picklist(routeKinds, `must be one of ${routeKinds.join(', ')}.`)),
  /** What the page answers, in one line: the text of its card on its hub. */
  card: v.optional(text),
  /** The page's spot on its hub's map (data/hub-maps.ts), and its short name there. */
  map: v.optional(
    strict({ place: text, label: text }, 'must be an object: { place: every day, label: Daily Scrum }.'),
  ),
  videoUrl: v.optional(httpsUrl),
  videoTitle: v.optional(text),
  videoDescription: v.optional(text),
  uploadDate: v.optional(date),
  thumbnailUrls: v.optional(
    v.pipe(v.array(thumbnail, 'must be a list of addresses.'), v.minLength(1, 'is empty; name a thumbnail.')),
  ),
  /** Address of the original if the text first appeared elsewhere. */
  canonical: v.optional(httpsUrl),
  /** Links the page in every footer. */
  footer: v.optional(yesOrNo),
  /** False excludes the page from the search. */
  searchable: v.optional(yesOrNo),
})

const frontMatterKeys = Object.keys(fields.entries)

/** Names missing video fields; a page has all five or none. */
function missingVideoFields(values: object): SchemaIssue[] {
  const missing = videoKeys.filter(key => !(key in values))
  if (missing.length === 0 || missing.length === videoKeys.length) return []
  return missing.map(key => ({
    path: [key],
    message: `'${key}': is missing: a page has all five video fields or none.`,
  }))
}

/** Problems with a page's front matter, worded for the author; empty if it is valid. */
export function frontMatterIssues(values: unknown): SchemaIssue[] {
  const result = v.safeParse(fields, values)
  if (!result.success) return schemaIssues(result.issues, () => frontMatterKeys)
  return missingVideoFields(result.output)
}
