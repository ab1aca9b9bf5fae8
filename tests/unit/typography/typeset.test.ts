import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { curly, typeset, typesetIn } from '../../../tooling/typography/typeset'

const cases: Record<string, string> = {
  '"You can also pass."': '“You can also pass.”',
  "It isn't the Developers' or Tomas's.": 'It isn’t the Developers’ or Tomas’s.',
  "'Short meetings' wins.": '‘Short meetings’ wins.',
  '"Say \'stop,\'" said Ravi.': '“Say ‘stop,’” said Ravi.',
  '\'The problem with "5 whys"\'': '‘The problem with “5 whys”’',
  '("Who?") [\'a\'] "…"': '(“Who?”) [‘a’] “…”',
  'a word—"or two"—and "more" (or so)': 'a word—“or two”—and “more” (or so)',
  "in the '90s, get 'em": 'in the ’90s, get ’em',
  'Was it "nowhere," or "no answer"?': 'Was it “nowhere,” or “no answer”?',
  'anti-"pattern"': 'anti-“pattern”',
  '"$8,400" and "(x)"': '“$8,400” and “(x)”',
}

describe('quotes', () => {
  for (const [typed, set] of Object.entries(cases))
    it(`${typed} becomes ${set}`, () => {
      assert.equal(curly(typed), set)
      assert.equal(curly(set), set)
    })

  it('are double around words, and single inside a quotation', () => {
    const set: Record<string, string> = {
      "Press 'Copy,' and it's done.": 'Press “Copy,” and it’s done.',
      '"Say \'stop,\'" said Ravi.': '“Say ‘stop,’” said Ravi.',
      "'We can't' is not 'We don't.'": '“We can’t” is not “We don’t.”',
      "the Developers' and Tomas's '90s": 'the Developers’ and Tomas’s ’90s',
      '\'The problem with "5 whys"\'': '‘The problem with “5 whys”’',
    }
    for (const [typed, wanted] of Object.entries(set)) assert.equal(typeset(typed), wanted)
  })

  it('keep the length of a text', () => {
    for (const text of [...Object.keys(cases), '8 h and 85 % by 10 am'])
      assert.equal(typeset(text).length, text.length)
  })
})

describe('a number and its unit', () => {
  it('stay together', () => {
    assert.equal(typeset('8 h, 85 % and 24 px'), '8\u00a0h, 85\u00a0% and 24\u00a0px')
    assert.equal(typeset('before 10 am'), 'before 10\u00a0am')
    assert.equal(typeset('68 − 48 = 20'), '68\u00a0−\u00a048 = 20')
    assert.equal(typeset('PSM I and PSPO II, PSM in it'), 'PSM\u00a0I and PSPO\u00a0II, PSM in it')
    assert.equal(typeset('Control - The Key'), 'Control\u00a0- The Key')
    assert.equal(typeset('5 hours, 12 hands, 3 items'), '5 hours, 12 hands, 3 items')
  })
})

it('every text in a value is set', () => {
  assert.deepEqual(typesetIn({ a: ["it's", 1, null], b: { c: '"x"' } }), {
    a: ['it’s', 1, null],
    b: { c: '“x”' },
  })
})
