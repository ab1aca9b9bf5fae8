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
  z.union([upTo(most), z.strictObject({ light: upTo(most), dark: upTo(most) })], {
    error: ({ input }) =>
      `must be a number from 0 to ${most}, or one each for light and dark` +
      (typeof input === 'string' ? `, not '${input}'; README.md says how a color gives it` : ''),
  })

/** What the newsletter's provider replaces in a letter, also in attributes of its HTML. */
const placeholder = z
  .string()
  .regex(/^[^<>&"']*$/, 'must be what your provider replaces, without quotes, <, >, and &')

/** A value in the addresses of links. */
const campaignName = z
  .string()
  .regex(/^[A-Za-z\d._-]+$/, 'must be letters, digits, dots, hyphens, and underscores')

/** In the place of a license: no one may do more than the law allows. */
export const reserved = 'all rights reserved'

const license = z
  .string()
  .refine(
    value => value === reserved || /^[A-Za-z\d][A-Za-z\d.+-]*$/.test(value),
    `must be the SPDX id of a license, such as MIT or CC-BY-4.0, or '${reserved}'`,
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
  /** For the letters that `npm run letters` writes. */
  letters: z.strictObject({
    placeholders: z.strictObject({
      /** Empty if the provider has no names: the letters then greet without one. */
      firstName: placeholder,
      unsubscribe: placeholder.min(
        1,
        "must not be empty: every letter needs the provider's link to unsubscribe",
      ),
      /** Used until `operator.postalAddress` is filled in. */
      postalAddress: placeholder,
    }),
    /** Added to the links from a letter to the site, for its statistics. */
    campaign: z.strictObject({
      utm_source: campaignName,
      utm_medium: campaignName,
      utm_campaign: campaignName,
    }),
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
  /** Whether pages that were read, and the course on request, are kept for reading without a connection. */
  offline: z.boolean('must be true or false'),
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
  /** Of the code, and of the texts and figures; LICENSE, LICENSE-TEXT, and package.json say the same. */
  license: z.strictObject({ code: license, text: license }),
  /** The last sentence of a downloaded form: what a reader may do with it. */
  downloadTerms: text,
  /** The theme that a page begins with, if readers may choose one. */
  darkMode: z.union(
    [z.literal(false), z.enum(['system', 'light', 'dark'])],
    "must be false, or the theme to begin with: 'system', 'light' or 'dark'",
  ),
  primaryHue: perTheme(360),
  primarySaturation: perTheme(100),
  sidebar: z.strictObject({
    defaultMenuCollapseLevel: z.int('must be a whole number').min(1, 'must be 1 or more'),
    autoCollapse: z.boolean(),
    toggleButton: z.boolean(),
  }),
  defaultLocale: text,
  locales: z
    .array(
      z.strictObject({
        /** The name of its folder, of its addresses, and of the cookie's value. */
        locale: text,
        text,
        direction: z.enum(['ltr', 'rtl']),
        /** What `lang` says where it isn't the locale: 'zh-Hans'. */
        lang: z.optional(text),
      }),
    )
    .min(1, 'must name at least the default locale'),
  /** What the link to a page's file in the repository says, such as 'Edit this page'; without it there is no link. */
  editLink: z.optional(text),
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
