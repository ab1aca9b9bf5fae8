import { plainCodeWords, plainWords, type PlainWord } from '../../../data/plain-english'
import { textsOfCode, type SourceFile } from '../content/code-texts'
import { lineOfText, problem, type ContentRule, type Problem } from '../content/content-site'
import { ownTexts } from '../content/own-texts'
import type { Page } from '../content/page'

/** The match extended to the end of its last word: a pattern may stop at that word's first letter. */
const wholeWords = ({ 0: matched, index, input }: RegExpExecArray): string =>
  /\w$/.test(matched) ? matched + (/^\w*/.exec(input.slice(index + matched.length))?.[0] ?? '') : matched

const messagesOn = (text: string, words = plainWords): string[] =>
  words.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(match => `'${wholeWords(match)}' reads as translated: write ${instead}.`),
  )

const onPage = (page: Page): Problem[] =>
  ownTexts(page).flatMap(({ text, line }) => messagesOn(text).map(message => problem(page, line, message)))

/** Strings in a data file. */
const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g

/** A data file's texts for readers; its comments are code. */
function inData({ file, raw }: { file: string; raw: string }): Problem[] {
  return raw.split('\n').flatMap((text, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(text)) return []
    const said = [...text.matchAll(quoted)].map(match => match[1] ?? match[2] ?? '').join('\n')
    return messagesOn(said).map(message => ({ file, line: index + 1, message }))
  })
}

/** The words of a drawing. */
function inDrawing(address: string, svg: string): Problem[] {
  return [...svg.matchAll(/<(?:text|tspan|title)\b[^>]*>([^<]+)</g)].flatMap(([, text = '']) =>
    messagesOn(text).map(message => ({ file: `public${address}`, line: lineOfText(svg, text), message })),
  )
}

/** 'Sums' has a place in code. */
const codeWords: readonly PlainWord[] = [
  ...plainWords.filter(({ pattern }) => !pattern.source.includes('sums')),
  ...plainCodeWords,
]

/** Comments and messages of code, and documents. */
const inCode = (source: SourceFile): Problem[] =>
  textsOfCode(source).flatMap(({ text, line }) =>
    messagesOn(text, codeWords).map(message => ({ file: source.file, line, message })),
  )

/** Texts for readers, code comments, messages, and documents are in plain American English. */
export const rule: ContentRule = {
  name: 'plain-english',
  why: 'Readers found the text right, and tiring to read; engineers found the comments translated.',
  looksAt: 'page',
  check: site => [
    ...site.pages.flatMap(onPage),
    ...[...(site.questionFiles ?? []), ...(site.relatedLinks?.sources ?? [])].flatMap(inData),
    ...(site.sources ?? []).flatMap(inCode),
    ...[...site.publicFiles].flatMap(([address, svg]) => inDrawing(address, svg)),
  ],
}
