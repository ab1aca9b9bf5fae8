import { remembered } from '../../tasks/remembered'
import { problem, type Rule } from '../content/content-site'
import type { Page, Sentence } from '../content/page'
import { countWords } from '../content/sentences'

const fewestWords = 12

interface Place {
  page: Page
  sentence: Sentence
}

/** Normalizes sentences that readers would call the same. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[.!?:]+$/, '')
}

/** The sentences to compare. Sources are cited in the same words everywhere. */
const compared = remembered((page: Page) =>
  page.sentences
    .filter(({ section, text }) => section !== 'sources' && countWords(text) >= fewestWords)
    .map(sentence => ({ page, sentence, text: normalize(sentence.text) })),
)

/** No sentence of twelve words or more appears twice. */
export const rule: Rule = {
  why: 'A sentence that fits two pages says little about either; it reads like a template.',
  *check({ pages }) {
    const first = new Map<string, Place>()
    for (const { page, sentence, text } of pages.flatMap(compared)) {
      const other = first.get(text)
      const start = `${sentence.text.split(' ').slice(0, 8).join(' ')} …`
      if (other)
        yield problem(
          page,
          sentence.line,
          `'${start}' is also in ${other.page.file}:${other.sentence.line}: say it in one place, or say what is special here.`,
        )
      else first.set(text, { page, sentence })
    }
  },
}
