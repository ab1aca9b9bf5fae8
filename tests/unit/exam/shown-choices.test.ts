import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shownChoices } from '../../../lib/exam/shown-choices'
import { questionOf } from './support'

const question = questionOf(0, 'Events')
const keysOf = (seed?: number) => shownChoices(question, seed).map(({ key }) => key)

/** The question with other texts. */
function saying(...texts: string[]) {
  if (question.kind !== 'single') throw new Error('The first question is single choice.')
  const [a = '', b = '', c = '', d = ''] = texts
  const option = (text: string) => ({ text, why: 'So.' })
  return { ...question, options: { a: option(a), b: option(b), c: option(c), d: option(d) } }
}

describe('the options of a question', () => {
  it('have an order that the seed repeats, and another one in another exam', () => {
    assert.deepEqual(keysOf(5), keysOf(5))
    const orders = new Set(Array.from({ length: 100 }, (_, seed) => keysOf(seed).join('')))
    assert.ok(orders.size > 20, `${orders.size} of 24 orders`)
  })

  it('are each as often at each place', () => {
    const places = Array.from({ length: 4000 }, (_, seed) => keysOf(seed).indexOf('b'))
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter(each => each === place).length / places.length
      assert.ok(Math.abs(share - 0.25) < 0.03, `place ${place}: ${share}`)
    }
  })

  it('are lettered as they are shown, and keep their keys', () => {
    const shown = shownChoices(question, 5)
    assert.deepEqual(
      shown.map(({ letter }) => letter),
      ['A', 'B', 'C', 'D'],
    )
    assert.deepEqual(shown.map(({ key }) => key).sort(), ['a', 'b', 'c', 'd'])
    assert.ok(shown.every(({ key, text }) => key === text))
  })

  it('stay in their order where they are numbers that rise or fall, true and false, or no exam shows them', () => {
    for (const series of [
      saying('One Sprint', 'Two Sprints', 'Four Sprints', 'Eleven Sprints'),
      saying('62 items', '54 items', '30 items', '2.5 items'),
    ])
      for (const seed of [1, 2, 3])
        assert.deepEqual(
          shownChoices(series, seed).map(({ key }) => key),
          ['a', 'b', 'c', 'd'],
        )
    const mixed = saying('Two Sprints', 'One Sprint', 'Four Sprints', 'Eleven Sprints')
    const orders = new Set([1, 2, 3, 4, 5].map(seed => shownChoices(mixed, seed)[0]?.key))
    assert.ok(orders.size > 1)
    const statement = questionOf(4, 'Events')
    for (const seed of [1, 2, 3, 4])
      assert.deepEqual(
        shownChoices(statement, seed).map(({ key }) => key),
        ['true', 'false'],
      )
    assert.deepEqual(keysOf(), ['a', 'b', 'c', 'd'])
  })
})
