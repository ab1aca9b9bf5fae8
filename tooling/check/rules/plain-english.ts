import { plainWords } from '../../../data/plain-english'
import { lineOfText, problem, type ContentRule, type Problem } from '../content/content-site'
import { ownTexts } from '../content/own-texts'
import type { Page } from '../content/page'

/** What was matched, to the end of its last word: a pattern may stop at that word's first letter. */
const wholeWords = ({ 0: matched, index, input }: RegExpExecArray): string =>
  /\w$/.test(matched) ? matched + (/^\w*/.exec(input.slice(index + matched.length))?.[0] ?? '') : matched

const faultsIn = (text: string): string[] =>
  plainWords.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(match => `'${wholeWords(match)}' reads as translated: write ${instead}.`),
  )

const faultsOfPage = (page: Page): Problem[] =>
  ownTexts(page).flatMap(({ text, line }) => faultsIn(text).map(message => problem(page, line, message)))

/** Strings between quotation marks in a data file, comments left out; they may hold the other marks. */
const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g

/** What a data file says to readers. */
function faultsOfData({ file, raw }: { file: string; raw: string }): Problem[] {
  return raw.split('\n').flatMap((text, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(text)) return []
    const said = [...text.matchAll(quoted)].map(match => match[1] ?? match[2] ?? '').join('\n')
    return faultsIn(said).map(message => ({ file, line: index + 1, message }))
  })
}

/** Words in a drawing; a drawing made from data is judged by its data's words, which are the same. */
function faultsOfDrawing(address: string, svg: string): Problem[] {
  return [...svg.matchAll(/<(?:text|tspan|title)\b[^>]*>([^<]+)</g)].flatMap(([, text = '']) =>
    faultsIn(text).map(message => ({ file: `public${address}`, line: lineOfText(svg, text), message })),
  )
}

/** Pages, questions, related links and drawings are free of the turns that read as translated. */
export const rule: ContentRule = {
  name: 'plain-english',
  why: 'Readers were asked: the text was right, and tiring to read. These turns are what they stumbled over.',
  looksAt: 'page',
  check: site => [
    ...site.pages.flatMap(faultsOfPage),
    ...[...(site.questionFiles ?? []), ...(site.relatedLinks?.sources ?? [])].flatMap(faultsOfData),
    ...[...site.publicFiles].flatMap(([address, svg]) => faultsOfDrawing(address, svg)),
  ],
}
