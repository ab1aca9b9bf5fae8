import * as z from 'zod'
import { repositoryOf } from './repository'

/** The longest address that all browsers and search engines accept. */
const longestAddress = 2048

const httpsUrl = z
  .string()
  .max(longestAddress, `is longer than ${longestAddress} characters; use a shorter address`)
  .refine(
    value => URL.canParse(value) && value.startsWith('https://'),
    'must be a full address that starts with https://',
  )

const text = z.string().trim().min(1, 'must not be empty')
const path = z.string().regex(/^\/\S*$/, 'must be a path of this site that starts with /')
const upTo = (most: number) => z.number().min(0, 'must be 0 or more').max(most, `must be ${most} or less`)
const perTheme = (most: number) =>
  z.union(
    [upTo(most), z.strictObject({ light: upTo(most), dark: upTo(most) })],
    `must be a number from 0 to ${most}, or one each for light and dark`,
  )

const fields = z.strictObject({
  brand: text,
  url: httpsUrl.refine(value => !value.endsWith('/'), 'must not end with a slash'),
  titleTemplate: text.refine(value => value.includes('%s'), 'must contain %s, the page title'),
  defaultTitle: text,
  defaultDescription: text,
  defaultKeywords: text,
  author: z.strictObject({
    name: text,
    photo: z.union([path, httpsUrl], 'must be a path of this site, or an address that starts with https://'),
    role: text,
    biography: text,
  }),
  /** Address of the article that bylines link to; the newest by default. */
  latestArticle: z.optional(path),
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
  footerProfiles: z
    .array(z.strictObject({ title: text, href: httpsUrl }))
    .length(2, 'must hold two profiles'),
  newsletter: z.strictObject({
    endpoint: httpsUrl,
    /** Empty until the owner has a form; the local server answers until then. */
    formId: z.string(),
    script: z.union([z.literal(''), httpsUrl], 'must be empty, or an address that starts with https://'),
  }),
  ebookSignUpPage: httpsUrl,
  waitlistPage: httpsUrl,
  feedbackBoard: httpsUrl,
  bookingPage: httpsUrl,
  chat: z.optional(z.strictObject({ link: httpsUrl, label: text })),
  project: z.optional(z.strictObject({ link: httpsUrl, label: text })),
  banner: z.strictObject({ key: text, text, linkText: text, dismissible: z.boolean() }),
  /**
   * When the handbook's offer opens: 'at-once' for everyone when the pointer leaves the page; 'when-asked'
   * only for readers who asked for it on the Cookie Policy's page, and nothing is stored until then.
   */
  exitIntent: z.enum(['at-once', 'when-asked'], "must be 'at-once' or 'when-asked'"),
  /** Details for the legal pages; empty ones are left out there. */
  operator: z.strictObject({
    postalAddress: z.string(),
    /** An address for private messages, such as an e-mail address. */
    privateContact: z.string(),
    /** Companies that deliver the pages, send the newsletter, and take bookings. */
    host: z.string(),
    newsletterProvider: z.string(),
    bookingProvider: z.string(),
    /** The data protection authority. */
    supervisoryAuthority: z.string(),
    /** Governing law and court: 'German law', 'The courts of Berlin'. */
    governingLaw: z.string(),
    court: z.string(),
  }),
  /** The last sentence of a downloaded form: what a reader may do with it. */
  downloadTerms: text,
  darkMode: z.boolean(),
  primaryHue: perTheme(360),
  primarySaturation: perTheme(100),
  sidebar: z.strictObject({
    defaultMenuCollapseLevel: z.int('must be a whole number').min(1, 'must be 1 or more'),
    autoCollapse: z.boolean(),
    toggleButton: z.boolean(),
  }),
  defaultLocale: text,
  locales: z
    .array(z.strictObject({ locale: text, text, direction: z.enum(['ltr', 'rtl']) }))
    .min(1, 'must name at least the default locale'),
  docsRepositoryBase: httpsUrl.refine(
    value => repositoryOf(value) !== null,
    'must be the address of a repository, with its owner and name',
  ),
  analytics: z.strictObject({
    functionName: text,
    /** The service's hosts, which its scripts come from and report to; with one, it may write HTML of its own. */
    hosts: z.array(httpsUrl),
  }),
})

/** The shape of `data/site.ts`. Strict: a misspelled key is an error, never a silent default. */
export const siteSchema = fields.refine(
  // An empty list is reported by its own field.
  ({ defaultLocale, locales }) =>
    locales.length === 0 || locales.some(({ locale }) => locale === defaultLocale),
  { path: ['defaultLocale'], error: 'must be the locale of an entry of locales' },
)

export type SiteInput = z.input<typeof siteSchema>
export type Site = z.output<typeof siteSchema>
