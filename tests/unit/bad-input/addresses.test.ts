import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { teamNameWords } from '../../../data/team-names'
import { addressedBy, examAddress, quizAddress, resultAddress } from '../../../lib/exam/address'
import { askedRound, roundAddress } from '../../../lib/exam/asked-round'
import { randomFrom } from '../../../lib/exam/random'
import { shownChoices } from '../../../lib/exam/shown-choices'
import { questionBank } from '../../../data/question-bank'
import { deckOf, decks } from '../../../lib/flashcards/cards'
import { choiceOfQuery, queryOfChoice } from '../../../lib/interview/choice'
import { encoded, decoded } from '../../../lib/nav/address-text'
import { listOfQuery, queryOfList } from '../../../lib/team-names/address'
import { listSizes } from '../../../lib/team-names/name-list'
import { anyText, often } from './values'

/** What an address may consist of: nothing that ends an attribute or begins an element. */
const harmless = /^[\w.!~*'()%,#?&=+:/-]*$/

const anyHash = fc
  .tuple(
    fc.constantFrom(
      '#',
      '#exam-',
      '#result-',
      '#quiz-',
      '#exam=',
      '#practice=',
      '#practice=area:Events:',
      '#deck=',
    ),
    anyText,
  )
  .map(parts => parts.join(''))

/** Fewer words than the page's, so that each list is made fast. */
const words = {
  adjectives: teamNameWords.adjectives.slice(0, 8),
  groups: teamNameWords.groups.slice(0, 4),
  themes: teamNameWords.themes.slice(0, 3).map(theme => ({ ...theme, nouns: theme.nouns.slice(0, 8) })),
}

/** A query with the names that a page knows, some of them twice, and values of all kinds. */
const queryOf = (names: readonly string[], values: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), anyText)), {
      maxLength: 6,
    })
    .chain(pairs =>
      fc.constantFrom(
        `?${pairs.map(pair => pair.join('=')).join('&')}`,
        `?${pairs.map(pair => pair.map(encoded).join('=')).join('&')}`,
      ),
    )

describe('an address, whatever it is', () => {
  it('is encoded without harm, and decoded to what it was where it can be', () => {
    fc.assert(
      fc.property(anyText, text => {
        assert.match(encoded(text), harmless)
        assert.equal(decoded(encoded(text)), text.replace(/\p{Surrogate}/gu, '\ufffd'))
        assert.equal(typeof decoded(text), 'string')
      }),
      often,
    )
  })

  it('asks the exam for a screen, for a round, or for nothing', () => {
    fc.assert(
      fc.property(anyHash, hash => {
        const screen = addressedBy(hash)
        if (screen?.kind === 'quiz') assert.match(quizAddress(screen.ids), harmless)
        if (screen?.kind === 'result') assert.match(resultAddress(screen.id), harmless)
        if (screen?.kind === 'exam') assert.match(examAddress(screen.id), harmless)
        const round = askedRound(hash)
        if (round) assert.match(roundAddress(round), harmless)
        assert.ok(decks.includes(deckOf(hash.slice('#deck='.length))))
      }),
      often,
    )
  })

  it('gives the generator a list of names that there are, the same when it is shared again', () => {
    const names = ['theme', 'style', 'length', 'letter', 'names', 'seed', 'rows']
    const known = new Set<number>(listSizes)
    fc.assert(
      fc.property(
        queryOf(names, [
          teamNameWords.themes[0]?.id ?? '',
          'joined',
          'long',
          'A',
          '50',
          'zzzzzz',
          '0.1',
          '-000102',
          '7.-100203',
        ]),
        query => {
          const list = listOfQuery(words, query)
          if (!list) return
          assert.ok(known.has(list.size) && list.rows.length <= Math.max(...listSizes))
          const texts = list.rows.map(({ text }) => text)
          for (const text of texts) assert.match(text, /^[A-Z][A-Za-z -]*(?: & [A-Za-z -]+)?$/)
          const again = queryOfList(words, list)
          assert.match(again, harmless)
          assert.deepEqual(
            (listOfQuery(words, again) ?? listOfQuery(words, '?names=10'))?.rows.map(({ text }) => text),
            texts,
          )
        },
      ),
      often,
    )
  })

  it('chooses among the interview questions by what there is to choose', () => {
    fc.assert(
      fc.property(
        queryOf(['role', 'level', 'toString'], ['scrum-master', 'junior', '__proto__', 'constructor']),
        query => {
          const choice = choiceOfQuery(query)
          assert.match(queryOfChoice('', choice), harmless)
          assert.deepEqual(choiceOfQuery(queryOfChoice('', choice)), choice)
        },
      ),
      often,
    )
  })
})

describe('the seed of an exam, whatever it is', () => {
  const questions = [...questionBank.values()]

  it('shuffles without losing anything, the same way each time', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat({ max: questions.length - 1 }), (seed, at) => {
        const question = questions[at]
        assert.ok(question)
        const keys = (from?: number) => shownChoices(question, from).map(({ key }) => key)
        assert.deepEqual([...keys(seed)].sort(), [...keys()].sort())
        assert.deepEqual(keys(seed), keys(seed))
        assert.deepEqual(randomFrom(seed).shuffled([1, 2, 3]).sort(), [1, 2, 3])
      }),
      often,
    )
  })
})
