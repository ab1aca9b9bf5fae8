import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { excerptOf, markMatches, type Marked } from '../../../lib/search/excerpt'
import { formsOf } from '../../../lib/search/forms'
import { fold, wordsOf } from '../../../lib/search/words'
import type { IndexedPage } from '../../../tooling/search/indexed-pages'
import { engineOf } from '../search/support'
import { anyText, often } from './values'

const title = 'Sprint <b>Planning</b> & "constructor"'
const line = 'A Sprint begins with __proto__ and <img src=x onerror=alert(1)>, toString, İ, and ﬃ.'
const page: IndexedPage = {
  route: '/sprint',
  title,
  keywords: 'constructor, prototype',
  asked: ['What is __proto__?'],
  kind: 'page',
  intro: [line],
  sections: [{ id: 'x', heading: 'The constructor of a Sprint', names: '', lines: [line, line] }],
}
const { answer } = engineOf([
  page,
  { ...page, route: '/glossary', title: 'Glossary', kind: 'glossary', sections: [] },
])

const known = [
  'sprint',
  'planning',
  'constructor',
  '__proto__',
  'toString',
  'İ',
  'proto',
  'what',
  'is',
  'sprit',
]

/** What a reader or a link may put into the field. */
const anyQuery = fc.oneof(
  anyText,
  fc.array(fc.oneof(fc.constantFrom(...known), anyText), { maxLength: 5 }).map(parts => parts.join(' ')),
)

/** A marked text is the text itself, in parts that a page shows as text. */
const assertWhole = (parts: Marked, text: string) => assert.equal(parts.join(''), text)

describe('a query, whatever it is', () => {
  it('is answered with the texts of the pages, markup and all, and never throws', () => {
    fc.assert(
      fc.property(anyQuery, query => {
        const found = answer(query)
        assert.equal(found.query, query)
        for (const { url, title: shown, excerpt, sections } of found.pages) {
          assert.match(url, /^\/[\w#/-]+$/)
          assert.ok([title, 'Glossary', page.sections[0]?.heading].includes(shown.join('')), shown.join(''))
          for (const parts of [excerpt, ...sections.map(section => section.excerpt)])
            assert.ok(line.includes(parts.join('').replace(/^… | …$/g, '')), parts.join(''))
          for (const section of sections) assertWhole(section.heading, page.sections[0]?.heading ?? '')
        }
        assert.deepEqual(JSON.parse(JSON.stringify(found)), found)
      }),
      often,
    )
  })

  it('is marked in any text without a change of the text', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const folded = fold(text)
        assert.equal(folded.length, text.length)
        const forms = wordsOf(fold(query)).map(formsOf)
        assertWhole(markMatches(text, folded, forms), text)
        const excerpt = excerptOf([text], forms)
          .join('')
          .replace(/^… | …$/g, '')
        assert.ok(text.includes(excerpt), excerpt)
      }),
      often,
    )
  })
})
