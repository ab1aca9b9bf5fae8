import type { Rule } from '../content/content-site'
import { eachLine, eachPage } from '../content/each'
import { ownTexts } from '../content/own-texts'

const stock =
  /\b(delve|game[- ]changer|fast-paced world|ever-evolving|seamless(ly)?|leverages?|leveraging|robust|unlock(s|ing)?|landscape|elevate|embark|testament to|in conclusion|it'?s (important|worth) (to note|noting)|not just \w+[^.]{0,40} but|dive (in|into|deep))\b/gi

const problemsIn = (text: string): string[] =>
  [...text.matchAll(stock)].map(match => `'${match[0]}' is a stock phrase: say what you mean in plain words.`)

/** Pages and questions contain no stock phrases. */
export const rule: Rule = {
  why: 'Such words are all over the web; readers who see them stop believing the rest.',
  check: site => [
    ...eachPage(function* (page) {
      for (const { text, line } of ownTexts(page))
        for (const problem of problemsIn(text)) yield [line, problem]
    })(site),
    ...eachLine(site.questionFiles ?? [], problemsIn),
  ],
}
