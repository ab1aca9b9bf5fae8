import { keyLine, textValue, type Page } from './page'

/** The front matter fields that readers see as sentences. */
const shown = ['title', 'description', 'card']

/**
 * A page's own texts with their lines: its sentences and front matter. Texts a hub's cards take from other
 * pages are left out, so that a mistake is found once, at its source.
 */
export function ownTexts(page: Page): { text: string; line: number }[] {
  return [
    ...page.sentences.filter(sentence => !sentence.isFilledIn),
    ...shown.map(key => ({ text: textValue(page, key), line: keyLine(page, key) })),
  ].map(({ text, line }) => ({ text, line }))
}
