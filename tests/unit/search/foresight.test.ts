import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import type { Answer } from '../../../lib/search/answer'
import type { Engine, Found } from '../../../lib/search/engine'
import { createForesight, likelyNext } from '../../../lib/search/foresight'
import type { Foreseen } from '../../../lib/search/messages'

const pageOf = (title: string, headings: readonly string[] = []) => ({
  url: '/page',
  title: [title],
  trail: [],
  excerpt: [],
  sections: headings.map(heading => ({ url: '/page#section', heading: [heading], excerpt: [] })),
})
const answerTo = (query: string, titles: readonly string[], headings: readonly string[] = []): Answer => ({
  query,
  pages: titles.map(title => pageOf(title, headings)),
  nearest: [],
  isComplete: false,
  milliseconds: 1,
})

describe('What is likely to be asked next', () => {
  it('is the next letter of the titles that were found, the first one first', () => {
    assert.deepEqual(likelyNext(answerTo('sp', ['Sprint Planning', 'Spikes'])), ['spr', 'spi'])
  })

  it('is as the reader types it', () => {
    assert.deepEqual(likelyNext(answerTo('SPRINT pl', ['The Sprint Planning'])), ['SPRINT pla'])
  })

  it('is of a word that has not been typed yet', () => {
    const found = answerTo('planning p', ['Planning Poker', 'Sprint Planning'])
    assert.deepEqual(likelyNext(found), ['planning po'])
  })

  it('is the first letter of the next word where a word is complete', () => {
    assert.deepEqual(likelyNext(answerTo('sprint', ['Sprint Planning', 'The Sprint'])), ['sprint p'])
  })

  it('is found in headings, too', () => {
    assert.deepEqual(likelyNext(answerTo('go', ['Scrum'], ['Sprint Goal'])), ['goa'])
  })

  it('is three queries at most', () => {
    const titles = ['Sprint', 'Spikes', 'Speed', 'Spam']
    assert.deepEqual(likelyNext(answerTo('sp', titles)), ['spr', 'spi', 'spe'])
  })

  it('is nothing where no word goes on, and after a sign that is no letter', () => {
    assert.deepEqual(likelyNext(answerTo('zz', ['Sprint'])), [])
    assert.deepEqual(likelyNext(answerTo('sprint!', ['Sprint Goal'])), [])
    assert.deepEqual(likelyNext(answerTo('!', ['Sprint Goal'])), [])
  })
})

/** Foresight over an engine that finds one title for every query, and what it does. */
function foresightOver(title: string) {
  const asked: string[] = []
  const told: Foreseen[] = []
  const state = { isComplete: false, taken: 0 }
  const find = (query: string): Found => {
    asked.push(query)
    return { answer: { ...answerTo(query, [title]), isComplete: state.isComplete }, missing: [] }
  }
  const engine: Pick<Engine, 'find' | 'taken'> = { find, taken: () => state.taken }
  const foresight = createForesight(engine, foreseen => told.push(foreseen))
  return { foresight, asked, told, state }
}

describe('Foresight', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())
  const work = () => {
    for (let step = 0; step < 10; step += 1) mock.timers.tick(1)
  }

  it('answers three letters ahead, and tells each answer', () => {
    const { foresight, told } = foresightOver('Sprint')
    foresight.follow(answerTo('s', ['Sprint']))
    work()
    assert.deepEqual(
      told.map(each => [each.query, (JSON.parse(each.json) as Answer).query]),
      ['sp', 'spr', 'spri'].map(query => [query, query]),
    )
    assert.equal(foresight.foundFor('spr')?.answer.query, 'spr')
  })

  it('makes no answer twice', () => {
    const { foresight, asked } = foresightOver('Sprint')
    foresight.follow(answerTo('s', ['Sprint']))
    work()
    foresight.follow(answerTo('sp', ['Sprint']))
    work()
    assert.deepEqual(asked, ['sp', 'spr', 'spri', 'sprin'])
  })

  it('answers one query at a time and stops when it is told to', () => {
    const { foresight, asked } = foresightOver('Sprint')
    foresight.follow(answerTo('s', ['Sprint']))
    assert.deepEqual(asked, [])
    // A key that comes in between.
    setTimeout(() => foresight.stop(), 0)
    work()
    assert.deepEqual(asked, ['sp'])
  })

  it('makes anew what was foreseen without parts that have come since', () => {
    const { foresight, state, asked } = foresightOver('Sprint')
    foresight.follow(answerTo('s', ['Sprint']))
    work()
    state.taken = 1
    assert.equal(foresight.foundFor('sp'), undefined)
    state.isComplete = true
    foresight.follow({ ...answerTo('s', ['Sprint']), isComplete: true })
    work()
    assert.deepEqual(asked, ['sp', 'spr', 'spri', 'sp', 'spr', 'spri'])
    assert.equal(foresight.foundFor('sp')?.answer.isComplete, true)
    state.taken = 2
    assert.equal(foresight.foundFor('sp')?.answer.isComplete, true)
  })
})
