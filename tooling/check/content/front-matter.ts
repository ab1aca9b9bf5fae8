import * as z from 'zod'
import { routeKinds } from '../../../lib/nav/route-entry'
import { isIsoDate, looksLikeDate } from './iso-date'
import { schemaIssues, type SchemaIssue } from './schema-issues'

const quoted = 'must be text; quote a value that reads as a number or contains a colon.'
const text = z.string(quoted).trim().min(1, 'is empty; write it or take the key out.')
const date = text.refine(isIsoDate, {
  error: ({ input }) =>
    looksLikeDate(String(input))
      ? `is ${String(input)}, and there is no such day or time: correct it.`
      : 'must be a date like 2026-11-21, or a date and time like 2026-11-21T09:30:00-04:00.',
})
const imagePath = text.regex(
  /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/,
  'must be the path of an image under public/, like /images/scrum/sprint-planning-three-topics.svg.',
)
const httpsUrl = text.regex(/^https:\/\/\S+$/, 'must be an address that starts with https://.')
const thumbnail = z.union(
  [httpsUrl, imagePath],
  'must be an address that starts with https://, or the path of an image under public/.',
)
const yesOrNo = z.boolean('must be true or false, without quotes.')

const videoKeys = ['videoUrl', 'videoTitle', 'videoDescription', 'uploadDate', 'thumbnailUrls'] as const

const fields = z.strictObject({
  title: text,
  description: text,
  /** Comma separated. */
  keywords: text,
  images: z
    .array(imagePath, 'must be a list: [/images/section/figure.svg].')
    .min(1, 'is empty; name a figure of the page.'),
  datePublished: date,
  dateModified: date,
  author: z.optional(text),
  /** The kind, if the folder doesn't imply it: `kindByPlace` of lib/nav/route-entry.ts. */
  kind: z.optional(z.enum(routeKinds, `must be one of ${routeKinds.join(', ')}.`)),
  /** What the page answers, in one line: the text of its card on its hub. */
  card: z.optional(text),
  /** What readers type whom this page answers: questions and phrases that its title and keywords don't hold. */
  asked: z.optional(
    z
      .array(text, 'must be a list of texts: [how long is the daily scrum, who attends it].')
      .min(1, 'is empty; write what readers type or take the key out.'),
  ),
  videoUrl: z.optional(httpsUrl),
  videoTitle: z.optional(text),
  videoDescription: z.optional(text),
  uploadDate: z.optional(date),
  thumbnailUrls: z.optional(
    z.array(thumbnail, 'must be a list of addresses.').min(1, 'is empty; name a thumbnail.'),
  ),
  /** Address of the original if the text first appeared elsewhere. */
  canonical: z.optional(httpsUrl),
  /** Links the page in every footer. */
  footer: z.optional(yesOrNo),
  /** False excludes the page from the search. */
  searchable: z.optional(yesOrNo),
})

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
  const issues = schemaIssues(fields, values)
  return issues.length > 0 ? issues : missingVideoFields(values as object)
}
