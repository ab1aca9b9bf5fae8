import { problem, type ContentRule, type Problem } from '../content/content-site'
import { ownTexts } from '../content/own-texts'

const stock =
  /\b(delve|game[- ]changer|fast-paced world|ever-evolving|seamless(ly)?|leverages?|leveraging|robust|unlock(s|ing)?|landscape|elevate|embark|testament to|in conclusion|it'?s (important|worth) (to note|noting)|not just \w+[^.]{0,40} but|dive (in|into|deep))\b/gi

const faultsIn = (text: string): string[] =>
  [...text.matchAll(stock)].map(match => `'${match[0]}' is a stock phrase: say what you mean in plain words.`)

/** Pages and questions contain no stock phrases. */
export const rule: ContentRule = {
  name: 'stock-phrases',
  why: 'Such words are all over the web; readers who see them stop believing the rest.',
  looksAt: 'page',
  check: site => [
    ...site.pages.flatMap(page =>
      ownTexts(page).flatMap(({ text, line }) => faultsIn(text).map(message => problem(page, line, message))),
    ),
    ...(site.questionFiles ?? []).flatMap(({ file, raw }) =>
      raw
        .split('\n')
        .flatMap((text, index) =>
          faultsIn(text).map((message): Problem => ({ file, line: index + 1, message })),
        ),
    ),
  ],
}
