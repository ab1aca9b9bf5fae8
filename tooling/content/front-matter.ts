import { z } from 'zod'
import { routeKinds } from '../../lib/nav/route-entry'
import { isIsoDate } from './iso-date'
import { schemaIssues, type SchemaIssue } from './schema-issues'

const text = z
  .string({ invalid_type_error: 'must be text; quote a value that reads as a number or contains a colon.' })
  .trim()
  .min(1, 'is empty; write it or take the key out.')
const date = text.refine(
  isIsoDate,
  'must be a date like 2026-11-21, or a date and time like 2026-11-21T09:30:00-04:00.',
)
const imagePath = text.regex(
  /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/,
  'must be the path of an image under public/, like /images/scrum/sprint-planning-three-topics.svg.',
)
const httpsUrl = text.regex(/^https:\/\/\S+$/, 'must be an address that starts with https://.')

const videoKeys = ['videoUrl', 'videoTitle', 'videoDescription', 'uploadDate', 'thumbnailUrls'] as const

const fields = z.strictObject({
  title: text,
  description: text,
  /** Comma separated. */
  keywords: text,
  images: z
    .array(imagePath, { invalid_type_error: 'must be a list: [/images/section/figure.svg].' })
    .min(1, 'is empty; name a figure of the page or its social card.'),
  datePublished: date,
  dateModified: date,
  author: text.optional(),
  /** What the page is, where its folder does not say it: `kindByPlace` of lib/nav/route-entry.ts. */
  kind: z
    .enum(routeKinds, { errorMap: () => ({ message: `must be one of ${routeKinds.join(', ')}.` }) })
    .optional(),
  /** What the page answers, in one line: the text of its card on the hub above it. */
  card: text.optional(),
  /** Where the page stands on its hub's map (data/hub-maps.ts), and under which short name. */
  map: z
    .strictObject(
      { place: text, label: text },
      { invalid_type_error: 'must be an object: { place: every day, label: Daily Scrum }.' },
    )
    .optional(),
  videoUrl: httpsUrl.optional(),
  videoTitle: text.optional(),
  videoDescription: text.optional(),
  uploadDate: date.optional(),
  thumbnailUrls: z
    .array(z.union([httpsUrl, imagePath]))
    .min(1, 'is empty; name a thumbnail.')
    .optional(),
  /** Address of the original where the page stands elsewhere too. */
  canonical: httpsUrl.optional(),
  /** True has the footer of every page link to it. */
  footer: z.boolean({ invalid_type_error: 'must be true or false, without quotes.' }).optional(),
  /** False keeps the page out of the search. */
  searchable: z.boolean({ invalid_type_error: 'must be true or false, without quotes.' }).optional(),
})

const frontMatterKeys = Object.keys(fields.shape)

/** Front matter of a page: strict, and with all five video fields or none. */
const frontMatterSchema = fields.superRefine((value, context) => {
  const missing = videoKeys.filter(key => value[key] === undefined)
  if (missing.length === 0 || missing.length === videoKeys.length) return
  for (const key of missing) {
    context.addIssue({
      code: 'custom',
      path: [key],
      message: 'is missing: a page has all five video fields or none.',
    })
  }
})

/** What is wrong with a page's front matter, worded for the author; empty where it holds. */
export function frontMatterIssues(values: unknown): SchemaIssue[] {
  const result = frontMatterSchema.safeParse(values)
  return result.success ? [] : schemaIssues(result.error, () => frontMatterKeys)
}
