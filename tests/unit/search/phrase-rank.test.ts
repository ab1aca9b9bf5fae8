import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rankLetters, rankWords } from '../../../lib/search/phrase-rank'

const title = 'definition of done'
const rankOfLetters = (query: string) => rankLetters({ words: title, acronym: 'dod' }, query)

describe('The rank of a title', () => {
  const cases = [
    ['definition of done', 'exact'],
    ['defin', 'starts-with'],
    ['done', 'word-starts-with'],
    ['finition', 'contains'],
    ['sprint', null],
  ] as const
  for (const [query, rank] of cases) {
    it(`is '${rank}' for '${query}' in '${title}'`, () => {
      assert.equal(rankWords(title, query), rank)
    })
  }

  it("is 'acronym' for first letters", () => {
    assert.equal(rankOfLetters('dod'), 'acronym')
  })

  it("is 'loose order' for letters in their order, near each other", () => {
    assert.equal(rankOfLetters('dfntn'), 'loose order')
    assert.equal(rankOfLetters('nfd'), 'loose order')
    assert.equal(rankOfLetters('xyz'), null)
  })
})
