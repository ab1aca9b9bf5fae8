import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { acronym, rankLetters, rankWords } from '../../../lib/search/title-rank'

const title = 'definition of done'

describe('The rank of a title', () => {
  const cases = [
    ['definition of done', 'exact'],
    ['defin', 'starts-with'],
    ['done', 'word-starts-with'],
    ['finition', 'contains'],
  ] as const
  for (const [query, rank] of cases) {
    it(`is '${rank}' for '${query}' in '${title}'`, () => {
      assert.equal(rankWords(title, query), rank)
    })
  }

  it('is no rank where the title does not hold the query', () => {
    assert.equal(rankWords(title, 'sprint'), null)
  })

  it("is 'acronym' for first letters", () => {
    assert.equal(rankLetters(title, acronym(title.split(' ')), 'dod'), 'acronym')
  })

  it("is 'loose order' for letters in their order, near each other", () => {
    assert.equal(rankLetters(title, 'dod', 'dfntn'), 'loose order')
    assert.equal(rankLetters(title, 'dod', 'nfd'), 'loose order')
    assert.equal(rankLetters(title, 'dod', 'xyz'), null)
  })
})
