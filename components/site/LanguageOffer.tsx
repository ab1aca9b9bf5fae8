import { useRouter } from 'next/router'
import { languageOffers, showOffer } from '@data/language-offers'
import { usePage } from './usePage'

/** At the top of the original's front page: one line that offers a translation, until the reader answers it. */
export function LanguageOffer() {
  const { route } = useRouter()
  const { languages = [] } = usePage()
  const [original, ...others] = languages
  const offered = others.filter(({ locale }) => languageOffers[locale])
  if (route !== '/' || !original?.isOwn || offered.length === 0) return null
  const link = ({ href, hrefLang, locale, lang }: typeof original, text: string) => (
    <a href={href} hrefLang={hrefLang} lang={lang} data-language={locale}>
      {text}
    </a>
  )
  return (
    <>
      {offered.map(language => (
        <p key={language.locale} hidden data-offer={language.locale} lang={language.lang}>
          {link(language, languageOffers[language.locale] ?? '')} · {link(original, original.text)}
        </p>
      ))}
      <script dangerouslySetInnerHTML={{ __html: showOffer }} />
    </>
  )
}
