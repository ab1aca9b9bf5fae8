import { z } from 'zod'
import { repositoryOf } from './repository'

/** Longest address that the specification's URL parser takes. */
const longestAddress = 2048

const httpsUrl = z
  .string()
  .max(longestAddress, `is longer than ${longestAddress} characters; use a shorter address`)
  .refine(value => URL.canParse(value) && value.startsWith('https://'), {
    message: 'must be a full address that starts with https://',
  })

const text = z.string().trim().min(1, 'must not be empty')
const path = z.string().regex(/^\/\S*$/, 'must be a path of this site that starts with /')
const hue = z.number().min(0).max(360)
const perTheme = (value: z.ZodNumber) =>
  z.union([value, z.strictObject({ light: value, dark: value })], {
    errorMap: () => ({ message: 'must be a number, or one each for light and dark' }),
  })

/** What `data/site.ts` may hold. Strict: a misspelled key is an error, never a silent default. */
export const siteSchema = z.strictObject({
  brand: text,
  url: httpsUrl.refine(value => !value.endsWith('/'), { message: 'must not end with a slash' }),
  titleTemplate: text.refine(value => value.includes('%s'), { message: 'must contain %s, the page title' }),
  defaultTitle: text,
  defaultDescription: text,
  defaultKeywords: text,
  author: z.strictObject({
    name: text,
    photo: z.union([path, httpsUrl]),
    role: text,
    biography: text,
  }),
  /** Address of the article that bylines advertise; without it, the newest. */
  latestArticle: path.optional(),
  scrumCourseUrl: httpsUrl,
  social: z.strictObject({
    facebook: httpsUrl,
    instagram: httpsUrl,
    github: httpsUrl,
    linkedin: httpsUrl,
    twitter: httpsUrl,
    medium: httpsUrl,
    youtube: httpsUrl,
  }),
  footerProfiles: z.array(z.strictObject({ title: text, href: httpsUrl })).length(2),
  newsletter: z.strictObject({
    endpoint: httpsUrl,
    /** Empty until the owner has a form: the local server then answers in the provider's place. */
    formId: z.string(),
    script: z.union([z.literal(''), httpsUrl]),
  }),
  ebookSignUpPage: httpsUrl,
  waitlistPage: httpsUrl,
  feedbackBoard: httpsUrl,
  bookingPage: httpsUrl,
  chat: z.strictObject({ link: httpsUrl, label: text }).optional(),
  project: z.strictObject({ link: httpsUrl, label: text }).optional(),
  banner: z.strictObject({ key: text, text, linkText: text, dismissible: z.boolean() }),
  /** What a reader may do with a downloaded form: its last sentence. */
  downloadTerms: text,
  darkMode: z.boolean(),
  primaryHue: perTheme(hue),
  primarySaturation: perTheme(z.number().min(0).max(100)),
  sidebar: z.strictObject({
    defaultMenuCollapseLevel: z.number().int('must be a whole number').min(1, 'must be 1 or more'),
    autoCollapse: z.boolean(),
    toggleButton: z.boolean(),
  }),
  defaultLocale: text,
  locales: z
    .array(z.strictObject({ locale: text, text, direction: z.enum(['ltr', 'rtl']) }))
    .min(1, 'must name at least the default locale'),
  docsRepositoryBase: httpsUrl.refine(value => repositoryOf(value) !== null, {
    message: 'Invalid `docsRepositoryBase` URL!',
  }),
  analytics: z.strictObject({ functionName: text }),
})

export type SiteInput = z.input<typeof siteSchema>
export type Site = z.output<typeof siteSchema>
