import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { barsOf } from '../../../tooling/charts/bars-of'

describe('barsOf', () => {
  it('keeps computed bars in their order', () => {
    assert.deepEqual(barsOf([4, 2].map(value => ({ name: `${value}`, value }))), [
      { name: '4', value: 4 },
      { name: '2', value: 2 },
    ])
  })

  it('refuses a chart without bars', () => {
    assert.throws(() => barsOf([]), new Error('A bar chart needs at least one bar.'))
  })
})
