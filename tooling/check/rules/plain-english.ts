import { plainCodeWords, plainWords, type PlainWord } from '../../../data/plain-english'
import { textsOfCode } from '../content/code-texts'
import { problem, problemAt, type Rule } from '../content/content-site'
import { eachLine, eachPage } from '../content/each'
import { ownTexts } from '../content/own-texts'

/** The match extended to the end of its last word: a pattern may stop at that word's first letter. */
const wholeWords = ({ 0: matched, index, input }: RegExpExecArray): string =>
  /\w$/.test(matched) ? matched + (/^\w*/.exec(input.slice(index + matched.length))?.[0] ?? '') : matched

const messagesOn = (text: string, words = plainWords): string[] =>
  words.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(match => `'${wholeWords(match)}' reads as translated: write ${instead}.`),
  )

/** Strings in a data file. */
const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g

/** A line's texts for readers in a data file; its comments are code. */
function onLine(text: string): string[] {
  if (/^\s*(\/\/|\/?\*)/.test(text)) return []
  return messagesOn([...text.matchAll(quoted)].map(match => match[1] ?? match[2] ?? '').join('\n'))
}

/** 'Sums' has a place in code. */
const codeWords: readonly PlainWord[] = [
  ...plainWords.filter(({ pattern }) => !pattern.source.includes('sums')),
  ...plainCodeWords,
]

const problemsOfPages = eachPage(page =>
  ownTexts(page).flatMap(({ text, line }) => messagesOn(text).map(message => [line, message] as const)),
)

/** Texts for readers, code comments, messages, and documents are in plain American English. */
export const rule: Rule = {
  why: 'Readers found the text right, and tiring to read; engineers found the comments translated.',
  *check(site) {
    const { questionFiles = [], relatedLinks, sources = [], publicFiles } = site
    yield* problemsOfPages(site)
    yield* eachLine([...questionFiles, ...(relatedLinks?.sources ?? [])], onLine)
    // Comments and messages of code, and documents.
    for (const source of sources)
      for (const { text, line } of textsOfCode(source))
        for (const message of messagesOn(text, codeWords)) yield problem(source, line, message)
    for (const [address, raw] of publicFiles)
      for (const [, text = ''] of raw.matchAll(/<(?:text|tspan|title)\b[^>]*>([^<]+)</g))
        for (const message of messagesOn(text))
          yield problemAt({ file: `public${address}`, raw }, text, message)
  },
}
