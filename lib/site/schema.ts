import * as v from 'valibot'
import { strict } from '../schema/strict'
import { repositoryOf } from './repository'

/** Longest address that every browser and search engine takes. */
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
  /** Address of the article that bylines advertise; without it, the newest. */
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
    /** Empty until the owner has a form: the local server then answers in the provider's place. */
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
   * Whether the handbook's offer opens when the pointer leaves the page: 'at-once' for everyone, 'when-asked' for
   * those alone who asked for it on the Cookie Policy's page. Until then nothing of it is kept on a device.
   */
  exitIntent: v.picklist(['at-once', 'when-asked'], "must be 'at-once' or 'when-asked'"),
  /** What the legal pages say of who runs the site; each is left out there as long as it is empty here. */
  operator: strict({
    postalAddress: v.string(),
    /** An address for what is not to be public, such as an e-mail address. */
    privateContact: v.string(),
    /** Names of the companies that deliver the pages, send the newsletter and take bookings. */
    host: v.string(),
    newsletterProvider: v.string(),
    bookingProvider: v.string(),
    /** The authority that oversees the handling of data. */
    supervisoryAuthority: v.string(),
    /** Whose law applies to the terms, and which court: 'German law', 'The courts of Berlin'. */
    governingLaw: v.string(),
    court: v.string(),
  }),
  /** What a reader may do with a downloaded form: its last sentence. */
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

/** What `data/site.ts` may hold. Strict: a misspelled key is an error, never a silent default. */
export const siteSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ defaultLocale, locales }) =>
        // Of an empty list its own sentence speaks.
        locales.length === 0 || locales.some(({ locale }) => locale === defaultLocale),
      'must be the locale of an entry of locales',
    ),
    ['defaultLocale'],
  ),
)

export type SiteInput = v.InferInput<typeof siteSchema>
export type Site = v.InferOutput<typeof siteSchema>
