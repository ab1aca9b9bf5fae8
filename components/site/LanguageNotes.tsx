import { site } from '@data/site'
import * as words from '@data/words/languages'
import { isTranslation } from '@lib/site/languages'
import { untranslatedId } from './Choices'
import { usePage } from './usePage'

/** What a translation says at its top: that a page isn't there, to who comes from one, and that its original is newer. */
export function LanguageNotes() {
  const { languages = [], isOutdated } = usePage()
  const [original] = languages
  if (!original || !isTranslation(site)) return null
  const link = (
    <a href={original.href} hrefLang={original.hrefLang}>
      {words.toOriginal}
    </a>
  )
  return (
    <>
      <p id={untranslatedId} role="note" className="language-note">
        {words.untranslated}
      </p>
      {isOutdated && (
        <p role="note" className="language-note">
          {words.outdated} {link}
        </p>
      )}
    </>
  )
}
