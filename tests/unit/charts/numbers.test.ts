import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { forecast } from '../../../tooling/charts/chances'
import { filled, inFull, written } from '../../../tooling/charts/numbers'

describe('numbers in charts', () => {
  it('are written with one decimal at most, thousands apart and a true minus', () => {
    assert.deepEqual([7, 6.25, 3.04, 1600, 1234567.8, -6].map(written), [
      '7',
      '6.3',
      '3',
      '1,600',
      '1,234,567.8',
      '−6',
    ])
  })

  it('keep a second decimal where the data give it', () => {
    assert.deepEqual([22.75, 60 - 52.5, -1234.5, 0.1 + 0.2].map(inFull), ['22.75', '7.5', '−1,234.5', '0.3'])
  })

  it('take the place of their names; an unknown name stays', () => {
    assert.equal(filled('{value} of {all}', { value: 4.5 }), '4.5 of {all}')
    assert.equal(filled('Sprint {at}', { at: 'Mar 2' }), 'Sprint Mar 2')
  })
})

describe('a forecast', () => {
  it('is exact: totals of past periods, each equally likely', () => {
    // One period: 1 or 3. Two: 2, 4, 4 or 6.
    assert.deepEqual(forecast([1, 3], 2, 50), [0, 3, 4])
    assert.deepEqual(forecast([1, 3], 2, 75), [0, 1, 4])
    assert.deepEqual(forecast([1, 3], 2, 76), [0, 1, 2])
  })

  it('is certain where each period was the same', () => {
    assert.deepEqual(forecast([4, 4, 4, 4], 3, 85), [0, 4, 8, 12])
  })
})
