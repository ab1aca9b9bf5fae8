import { byObject } from '../content/by-object'
import { problem, type ContentRule } from '../content/content-site'
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
const compared = byObject((page: Page) =>
  page.sentences
    .filter(({ section, text }) => section !== 'sources' && countWords(text) >= fewestWords)
    .map(sentence => ({ page, sentence, text: normalize(sentence.text) })),
)

/** No sentence of twelve words or more appears twice. */
export const rule: ContentRule = {
  name: 'repeated-sentences',
  why: 'A sentence that fits two pages says little about either; it reads like a template.',
  check: site => {
    const first = new Map<string, Place>()
    return site.pages.flatMap(compared).flatMap(({ page, sentence, text }) => {
      const other = first.get(text)
      if (!other) {
        first.set(text, { page, sentence })
        return []
      }
      const start = `${sentence.text.split(' ').slice(0, 8).join(' ')} …`
      const message = `'${start}' is also in ${other.page.file}:${other.sentence.line}: say it in one place, or say what is special here.`
      return [problem(page, sentence.line, message)]
    })
  },
}
