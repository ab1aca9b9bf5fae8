import { tagOf, translatedLanguages, type LanguageSettings } from '../../lib/site/languages'

/** What a host needs to lead from the front page to a translation's. */
export interface HomeLanguage {
  /** Its address is '/<locale>'; the cookie's value. */
  locale: string
  /** As browsers name it: 'zh'. */
  tag: string
  /** A browser that prefers it to each other language of the site, as a regular expression; with a lookahead. */
  preferred: string
  /** A browser whose first language it is, for hosts without lookaheads. */
  first: string
}

/** The cookie with the language that a reader has chosen (browser/first.ts). */
export const languageCookie = 'NEXT_LOCALE'

/** A parameter of the front page's address with which it stays as it is (components/site/Choices.tsx). */
export const languageParameter = 'language'

/** What the answer to the front page's address depends on. */
export const homeVaries = 'Cookie, Accept-Language'

/** The cookie with one of some values, as a regular expression. */
export const cookieWith = (values: readonly string[]): string =>
  `(?:^|;\\s*)${languageCookie}=(?:${values.join('|')})(?:;|$)`

/** The translations to which a host leads from the front page. */
export function homeLanguages(settings: LanguageSettings): HomeLanguage[] {
  const tagIn = (tag: string) => tag.replace(/-.*/, '')
  const tags = settings.locales.map(language => tagIn(tagOf(language)))
  return translatedLanguages(settings).map(language => {
    const tag = tagIn(tagOf(language))
    return {
      locale: language.locale,
      tag,
      preferred: `^(?:(?!\\s*(?:${tags.join('|')})\\b)[^,]*,)*\\s*${tag}\\b`,
      first: `^\\s*${tag}\\b`,
    }
  })
}
