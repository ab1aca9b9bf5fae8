import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemsOfLetter, type LetterEvidence } from '../../../tooling/letters/check-letter'
import type { Mail } from '../../../tooling/letters/letter'
import { writeMail } from '../../../tooling/letters/write-mail'
import { aFrame, aLetter, letterMarkdown } from './a-letter'

const letter = aLetter()
const mail = await writeMail(letter, aFrame)

const places = new Set([
  '/ ',
  '/tree-letters ',
  '/tree-letters/03-elms ',
  '/trees/elms bark',
  '/images/elm.svg ',
])

const evidence: LetterEvidence = {
  markdown: letterMarkdown,
  linked: new Set(['https://trees.example/guide']),
  has: (path, id) => places.has(`${path} ${id}`),
}

const problemsOf = (changed: Partial<Mail>, against: Partial<LetterEvidence> = {}) =>
  problemsOfLetter({ ...mail, ...changed }, letter, aFrame, { ...evidence, ...against })

const inHtml = (from: string, to: string) => {
  assert.ok(mail.html.includes(from), from)
  return { html: mail.html.replace(from, to) }
}

describe('problemsOfLetter', () => {
  it('has nothing against a letter as it was written', () => {
    assert.deepEqual(problemsOf({}), [])
  })

  const wrong: [what: string, changed: Partial<Mail>, sentence: RegExp][] = [
    ['a word too few', inHtml('Look up.', 'Look.'), /^03-elms: its HTML doesn't have the words of its page$/],
    ['a word too many', inHtml('Look up.', 'Look up high.'), /its HTML doesn't have the words of its page$/],
    ['a fact without its value', inHtml('Grove</a>', '{site.brand}</a>'), /its HTML has a brace/],
    ['another title', inHtml('Look at an Elm</h1>', '</h1>'), /its HTML doesn't have its title/],
    [
      'plain text that lost a cell',
      { text: mail.text.replace('Elm | 300', 'Elm') },
      /its plain text doesn't have the words of its page/,
    ],
    [
      'plain text from which no one can unsubscribe',
      { text: mail.text.replace(' <*|UNSUB|*>', '') },
      /its plain text has no link to unsubscribe/,
    ],
    [
      'an address of the page',
      inHtml('https://trees.example/guide', '/guide'),
      /'\/guide' has no whole address/,
    ],
    [
      'a link outside that the page does not have',
      inHtml('https://trees.example/guide', 'https://trees.example/other'),
      /https:\/\/trees.example\/other isn't on the letter's page/,
    ],
    [
      'a link without the campaign',
      inHtml('utm_campaign=tree-letters', 'utm_campaign=other'),
      /doesn't say utm_campaign=tree-letters/,
    ],
    ['a link to a place that is gone', inHtml('#bark', '#roots'), /#roots leads nowhere/],
    ['a picture', inHtml('<hr', '<img src="https://grove.example/a.png"/><hr'), /<img src> loads a file/],
    ['a style from outside', inHtml('<style>', '<style>@import "a.css";'), /a style loads a file/],
    [
      'a style that programs do not know',
      inHtml('margin:0 0 16px', 'margin:0 0 16px;display:grid'),
      /display:grid is unknown to .*outlook\.windows/,
    ],
    [
      'more than Gmail shows',
      inHtml('<hr', `<!--${'-'.repeat(102_400)}--><hr`),
      /has \d+ bytes, and Gmail shows 102400/,
    ],
  ]
  for (const [what, changed, sentence] of wrong) {
    it(`finds ${what}`, () => {
      const problems = problemsOf(changed)
      assert.ok(
        problems.some(problem => sentence.test(problem)),
        problems.join('\n'),
      )
    })
  }

  it('compares with a page that has words', () => {
    assert.match(problemsOf({}, { markdown: '' }).join('\n'), /doesn't have the words of its page/)
  })
})
