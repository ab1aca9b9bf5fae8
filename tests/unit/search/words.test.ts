import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOneSlipAway } from '../../../lib/search/vocabulary'
import { fold, root, stem, wordsOf } from '../../../lib/search/words'

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
    cases: 'case',
    boxes: 'box',
    focus: 'focus',
    kanban: 'kanban',
    ties: 'tie',
  })) {
    it(`of '${word}' is '${expected}'`, () => {
      assert.equal(stem(word), expected)
    })
  }

  for (const [word, ...family] of [
    ['estimate', 'estimates', 'estimating', 'estimation'],
    ['implement', 'implementing', 'implementation'],
    ['plan', 'planning', 'planned', 'planner'],
    ['split', 'splitting'],
    ['cancel', 'canceled', 'cancellation'],
    ['manage', 'manager', 'management'],
    ['leader', 'leadership'],
    ['create', 'creation'],
  ] as const) {
    it(`of '${word}' has its root in common with its family`, () => {
      assert.deepEqual([...new Set(family.map(root))], [root(word)])
    })
  }

  it('has no root in common with another family', () => {
    assert.notEqual(root('ready'), root('read'))
    assert.notEqual(root('increment'), root('increase'))
  })
})

describe('A slip of the keyboard', () => {
  const slips = {
    'a letter too few': 'retrspective',
    'a letter too many': 'retrosspective',
    'another letter': 'retrespective',
    'two letters exchanged': 'retropsective',
    'the last letter missing': 'retrospectiv',
  }
  for (const [slip, typed] of Object.entries(slips)) {
    it(`is ${slip}: '${typed}'`, () => {
      assert.equal(isOneSlipAway(typed, 'retrospective'), true)
    })
  }

  it('is not two of them', () => {
    assert.equal(isOneSlipAway('retrspectve', 'retrospective'), false)
    assert.equal(isOneSlipAway('sprint', 'print'), true)
    assert.equal(isOneSlipAway('sprints', 'print'), false)
  })

  it('may be in the half of a word that is typed', () => {
    assert.equal(isOneSlipAway('retorsp', 'retrospective', true), true)
    assert.equal(isOneSlipAway('retorsp', 'retrospective'), false)
  })
})
