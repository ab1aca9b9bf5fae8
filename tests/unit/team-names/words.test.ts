import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { teamNameWords } from '../../../data/team-names'
import { nounsIn } from '../../../lib/team-names/theme'
import { offensiveOf } from './bad-words'

const { adjectives, groups, themes } = teamNameWords
const nouns = themes.flatMap(theme => theme.nouns)

/** Every two words that may come together, and the article before each. */
function* joins(): Generator<string> {
  for (const theme of themes) {
    const firsts = ['The', ...adjectives, ...theme.adjectives]
    for (const first of firsts) {
      if (first !== 'The') yield `The${first}`
      for (const { many } of theme.nouns) yield first + many
    }
    for (const { one } of theme.nouns) {
      yield `The${one}`
      for (const group of groups) yield one + group
      for (const other of theme.nouns) yield one + other.one
    }
  }
}

describe('the words of team names', () => {
  it('belong to at least twelve themes, each with enough of them', () => {
    assert.ok(themes.length >= 12)
    assert.equal(new Set(themes.map(({ id }) => id)).size, themes.length)
    for (const theme of themes) assert.ok(theme.nouns.length >= 40, theme.label)
  })

  it('are in one list each, so that no name comes twice', () => {
    const all = [
      ...adjectives,
      ...groups,
      ...themes.flatMap(theme => theme.adjectives),
      ...nouns.flatMap(({ one, many }) => [one, many]),
    ]
    assert.deepEqual(
      all.filter((word, index) => all.indexOf(word) < index),
      [],
    )
  })

  it('begin with a capital and have only letters, so that they can be joined', () => {
    const all = [
      ...adjectives,
      ...themes.flatMap(theme => theme.adjectives),
      ...nouns.map(({ many }) => many),
    ]
    assert.deepEqual(
      [...all, ...groups].filter(word => !/^[A-Z][a-z]+$/.test(word)),
      [],
    )
  })

  it('are few enough for the codes in addresses', () => {
    assert.ok(themes.length <= 36)
    for (const theme of themes) assert.ok(adjectives.length + theme.adjectives.length <= 36 ** 2)
    for (const theme of themes) assert.ok(theme.nouns.length <= 36 ** 2)
  })

  it('are not offensive', () => {
    const all = [
      ...adjectives,
      ...groups,
      ...themes.flatMap(theme => theme.adjectives),
      ...nouns.flatMap(({ one, many }) => [one, many]),
    ]
    assert.deepEqual(offensiveOf(all), [])
  })

  it('are not offensive when any two are joined', () => {
    const all = [...joins()]
    assert.ok(all.length > 300_000)
    assert.deepEqual(offensiveOf(all), [])
  })
})

describe('the check for bad words', () => {
  it('finds one inside a word, across a join, and in disguise', () => {
    assert.deepEqual(offensiveOf(['Titles', 'SwanKestrel', 'Otters', 'sh1t']), [
      'Titles',
      'SwanKestrel',
      'sh1t',
    ])
  })

  it('finds one of another language', () => {
    assert.deepEqual(offensiveOf(['Puta', 'Otters']), ['Puta'])
  })
})

describe('more than one', () => {
  it('is made as English does', () => {
    assert.deepEqual(
      nounsIn('Otter Finch Lynx Pony Osprey Wolf/Wolves').map(({ many }) => many),
      ['Otters', 'Finches', 'Lynxes', 'Ponies', 'Ospreys', 'Wolves'],
    )
  })
})
