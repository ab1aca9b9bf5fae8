import { keyLine, textValue, type Page } from './page'

/** What of the front matter readers see as sentences. */
const shown = ['title', 'description', 'card']

/**
 * The texts that are a page's own, with their lines: its sentences, and what its front matter says of it. What a hub's cards
 * show of other pages is theirs, so that a wrong word is found once, where it is written.
 */
export function ownTexts(page: Page): { text: string; line: number }[] {
  return [
    ...page.sentences.filter(sentence => !sentence.isFilledIn),
    ...shown.map(key => ({ text: textValue(page, key), line: keyLine(page, key) })),
  ].map(({ text, line }) => ({ text, line }))
}
