import { keyLine, textValue, type Page } from './page'

/** The front matter fields that readers see as sentences. */
const shown = ['title', 'description', 'card']

/** A page's sentences and front matter. A hub's cards are left out: their texts belong to other pages. */
export function ownTexts(page: Page): { text: string; line: number }[] {
  return [
    ...page.sentences.filter(sentence => !sentence.isFilledIn),
    ...shown.map(key => ({ text: textValue(page, key), line: keyLine(page, key) })),
  ].map(({ text, line }) => ({ text, line }))
}
