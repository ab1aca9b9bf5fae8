import { useTheme } from 'next-themes'
import { site } from '@data/site'
import * as words from '@data/words/layout'
import { usePage } from './usePage'

/** The original's front page says which language it is: without a cookie, a host would answer in the browser's. */
function addressOf(href: string, locale: string, isNearest = false): string {
  if (href === '/') return `/?language=${locale}`
  return isNearest ? `${href}#${untranslatedId}` : href
}

/** The page in each language: links, so that they work without scripts; browser/first.ts keeps the choice in a cookie. */
function Languages({ className }: { className: string | undefined }) {
  const { languages = [] } = usePage()
  if (languages.length === 0) return null
  return (
    <ul className={className} aria-label={words.changeLanguage}>
      {languages.map(({ locale, text, href, hrefLang, lang, isOwn, isNearest }) => (
        <li key={locale}>
          <a
            href={addressOf(href, locale, isNearest)}
            hrefLang={hrefLang}
            lang={lang}
            data-language={locale}
            aria-current={isOwn ? 'true' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Where a translation says that it doesn't have the page that a reader came from (components/site/LanguageNotes.tsx). */
export const untranslatedId = 'untranslated'

/** The theme switch, where readers can choose one. */
export function ThemeChoice() {
  const { themes } = useTheme()
  if (!site.darkMode) return null
  return (
    // Heard by browser/features/choices.ts.
    <select className="nextra-select" aria-label={words.changeTheme} data-choice="theme" autoComplete="off">
      {themes.map(theme => (
        <option key={theme} value={theme}>
          {words.themes[theme as keyof typeof words.themes]}
        </option>
      ))}
    </select>
  )
}

/**
 * The language and theme switches, if there is something to choose. A page's foot has them: the sidebar stays when a page
 * is swapped in, and its languages would lead to those of another page.
 */
export function Choices({ listClass }: { listClass: string | undefined }) {
  return (
    <>
      <Languages className={listClass} />
      <ThemeChoice />
    </>
  )
}

/** Whether there is anything to choose. */
export const hasChoices = Boolean(site.darkMode) || site.locales.length > 1
