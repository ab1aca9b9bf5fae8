import * as v from 'valibot'
import { strict } from '../schema/strict'
import { repositoryOf } from './repository'

/** The longest address that all browsers and search engines accept. */
const longestAddress = 2048

const httpsUrl = v.pipe(
  v.string(),
  v.maxLength(longestAddress, `is longer than ${longestAddress} characters; use a shorter address`),
  v.check(
    value => URL.canParse(value) && value.startsWith('https://'),
    'must be a full address that starts with https://',
  ),
)

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const path = v.pipe(v.string(), v.regex(/^\/\S*$/, 'must be a path of this site that starts with /'))
const upTo = (most: number) =>
  v.pipe(v.number(), v.minValue(0, 'must be 0 or more'), v.maxValue(most, `must be ${most} or less`))
const perTheme = (most: number) =>
  v.union(
    [upTo(most), strict({ light: upTo(most), dark: upTo(most) })],
    `must be a number from 0 to ${most}, or one each for light and dark`,
  )

const fields = strict({
  brand: text,
  url: v.pipe(
    httpsUrl,
    v.check(value => !value.endsWith('/'), 'must not end with a slash'),
  ),
  titleTemplate: v.pipe(
    text,
    v.check(value => value.includes('%s'), 'must contain %s, the page title'),
  ),
  defaultTitle: text,
  defaultDescription: text,
  defaultKeywords: text,
  author: strict({
    name: text,
    photo: v.union([path, httpsUrl], 'must be a path of this site, or an address that starts with https://'),
    role: text,
    biography: text,
  }),
  /** Address of the article that bylines link to; the newest by default. */
  latestArticle: v.optional(path),
  scrumCourseUrl: httpsUrl,
  social: strict({
    facebook: httpsUrl,
    instagram: httpsUrl,
    github: httpsUrl,
    linkedin: httpsUrl,
    twitter: httpsUrl,
    medium: httpsUrl,
    youtube: httpsUrl,
  }),
  footerProfiles: v.pipe(
    v.array(strict({ title: text, href: httpsUrl })),
    v.length(2, 'must hold two profiles'),
  ),
  newsletter: strict({
    endpoint: httpsUrl,
    /** Empty until the owner has a form; the local server answers until then. */
    formId: v.string(),
    script: v.union([v.literal(''), httpsUrl], 'must be empty, or an address that starts with https://'),
  }),
  ebookSignUpPage: httpsUrl,
  waitlistPage: httpsUrl,
  feedbackBoard: httpsUrl,
  bookingPage: httpsUrl,
  chat: v.optional(strict({ link: httpsUrl, label: text })),
  project: v.optional(strict({ link: httpsUrl, label: text })),
  banner: strict({ key: text, text, linkText: text, dismissible: v.boolean() }),
  /**
   * When the handbook's offer opens: 'at-once' for everyone when the pointer leaves the page; 'when-asked'
   * only for readers who asked for it on the Cookie Policy's page, and nothing is stored until then.
   */
  exitIntent: v.picklist(['at-once', 'when-asked'], "must be 'at-once' or 'when-asked'"),
  /** Details for the legal pages; empty ones are left out there. */
  operator: strict({
    postalAddress: v.string(),
    /** An address for private messages, such as an e-mail address. */
    privateContact: v.string(),
    /** Companies that deliver the pages, send the newsletter, and take bookings. */
    host: v.string(),
    newsletterProvider: v.string(),
    bookingProvider: v.string(),
    /** The data protection authority. */
    supervisoryAuthority: v.string(),
    /** Governing law and court: 'German law', 'The courts of Berlin'. */
    governingLaw: v.string(),
    court: v.string(),
  }),
  /** The last sentence of a downloaded form: what a reader may do with it. */
  downloadTerms: text,
  darkMode: v.boolean(),
  primaryHue: perTheme(360),
  primarySaturation: perTheme(100),
  sidebar: strict({
    defaultMenuCollapseLevel: v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
    ),
    autoCollapse: v.boolean(),
    toggleButton: v.boolean(),
  }),
  defaultLocale: text,
  locales: v.pipe(
    v.array(strict({ locale: text, text, direction: v.picklist(['ltr', 'rtl']) })),
    v.minLength(1, 'must name at least the default locale'),
  ),
  docsRepositoryBase: v.pipe(
    httpsUrl,
    v.check(value => repositoryOf(value) !== null, 'Invalid `docsRepositoryBase` URL!'),
  ),
  analytics: strict({ functionName: text }),
})

/** The shape of `data/site.ts`. Strict: a misspelled key is an error, never a silent default. */
export const siteSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ defaultLocale, locales }) =>
        // An empty list has its own message.
        locales.length === 0 || locales.some(({ locale }) => locale === defaultLocale),
      'must be the locale of an entry of locales',
    ),
    ['defaultLocale'],
  ),
)

export type SiteInput = v.InferInput<typeof siteSchema>
export type Site = v.InferOutput<typeof siteSchema>
