import type { SiteInput } from './schema'

/** A language of the site, as an entry of `locales` in data/site.ts names it. */
export type Language = SiteInput['locales'][number]

/** The settings that say which languages there are, and which one a build is of. */
export type LanguageSettings = Pick<SiteInput, 'defaultLocale' | 'locales'>

/** The beginning of a language's addresses: nothing for the first one, which is at the root; '/fr'. */
export const prefixOf = ({ locales }: Pick<SiteInput, 'locales'>, locale: string): string =>
  locale === (locales[0]?.locale ?? locale) ? '' : `/${locale}`

/** Whether a build is of a translation. */
export const isTranslation = (settings: LanguageSettings): boolean =>
  prefixOf(settings, settings.defaultLocale) !== ''

/** The languages besides the first one, each of which is a translation. */
export const translatedLanguages = ({ locales }: Pick<SiteInput, 'locales'>): Language[] => locales.slice(1)

/** What `lang` says: the locale, unless its entry names another tag, as zh-Hans. */
export const tagOf = ({ locale, lang }: Language): string => lang ?? locale

/** What `hreflang` says: English is offered to readers in each country. */
export const hrefLangOf = (language: Language): string => tagOf(language).replace(/-[A-Z]{2}$/, '')

/** A page in one of the site's languages. */
export interface LanguageLink {
  href: string
  locale: string
  lang: string
  hrefLang: string
  /** The language's own name. */
  text: string
  /** Whether the language has only a page above it. */
  isNearest?: true
  /** Whether the page itself is in this language. */
  isOwn?: true
}

/** The language that a build is of. */
export const languageOf = ({ defaultLocale, locales }: LanguageSettings): Language =>
  locales.find(({ locale }) => locale === defaultLocale) ?? {
    locale: defaultLocale,
    text: defaultLocale,
    direction: 'ltr',
  }

/** The address of a page in a language: '/fr/scrum' for '/scrum'. */
export const routeIn = (prefix: string, route: string): string =>
  prefix && route === '/' ? prefix : `${prefix}${route}`
