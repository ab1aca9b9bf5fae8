import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fold, wordsOf } from '../../../lib/search/fold'
import { root, stem } from '../../../lib/search/stem'

describe('Folding', () => {
  it('takes case and accents away and keeps every position', () => {
    const text = 'Löwenzahn’s Café – Ærø, ŁÓDŹ, İ'
    assert.equal(fold(text).length, text.length)
    assert.equal(fold('Café'), 'cafe')
  })

  it('finds words, without the s of a possessive', () => {
    assert.deepEqual(wordsOf(fold("Little's law: V-Model, 2020")), ['little', 'law', 'v', 'model', '2020'])
  })
})

describe('A stem', () => {
  for (const [word, expected] of Object.entries({
    stories: 'story',
    sprints: 'sprint',
    processes: 'process',
    focus: 'focus',
    kanban: 'kanban',
    ties: 'tie',
  })) {
    it(`of '${word}' is '${expected}'`, () => {
      assert.equal(stem(word), expected)
    })
  }

  it('has a root in common with its family', () => {
    assert.equal(root('estimating'), root('estimation'))
    assert.equal(root('planning').startsWith('plan'), true)
  })
})
