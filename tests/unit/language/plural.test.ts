import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pluralIn } from '../../../lib/language/plural'

describe('a count in words', () => {
  it('has one of two forms in French, where nothing is singular', () => {
    const count = pluralIn('fr')
    const texts = [0, 1, 2, 1200].map(number => count(number, { one: '# page', other: '# pages' }))
    assert.deepEqual(texts, ['0 page', '1 page', '2 pages', '1\u202f200 pages'])
  })

  it('has one of three in Russian', () => {
    const count = pluralIn('ru')
    const forms = { one: '# a', few: '# b', many: '# c', other: '# d' }
    const texts = [1, 2, 5, 11, 21, 22, 25].map(number => count(number, forms))
    assert.deepEqual(texts, ['1 a', '2 b', '5 c', '11 c', '21 a', '22 b', '25 c'])
  })

  it('has one of six in Arabic, of which some say no number, and the digits that are asked for', () => {
    const count = pluralIn('ar-u-nu-latn')
    const forms = { zero: 'none', one: 'one', two: 'two', few: '# few', many: '# many', other: '# other' }
    const texts = [0, 1, 2, 3, 11, 100].map(number => count(number, forms))
    assert.deepEqual(texts, ['none', 'one', 'two', '3 few', '11 many', '100 other'])
  })

  it('takes the last form where one is missing', () => {
    assert.equal(pluralIn('ru')(2, { one: '# a', other: '# d' }), '2 d')
  })
})
