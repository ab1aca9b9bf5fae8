import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cardsOfDeck, learningOrder, nameOf, questionCards, termCards } from '../../../lib/flashcards/cards'
import { dueWords, intervalWords } from '../../../lib/flashcards/interval-words'
import { entry, kept, later, noon, perDay, question } from './support'

const terms = ['Daily Scrum', 'epic', 'Increment', 'Kanban', 'Product Goal', 'Sprint'].map(term =>
  entry(term, { inScrumGuide: !['epic', 'Kanban'].includes(term) }),
)
const bank = new Map([[question.id, question]])
const missed = { right: false, at: noon.toISOString() }

describe('the decks', () => {
  it('hold all terms, those of the Scrum Guide, or all questions answered, or those that were missed', () => {
    const answers = { 'sprint-1': missed, 'no-longer-there': missed }
    const questions = questionCards(bank, answers)
    const cards = { 'term:epic': kept() }
    const names = (deck: Parameters<typeof cardsOfDeck>[0]) =>
      cardsOfDeck(deck, { terms, questions, answers, cards }).map(nameOf)
    assert.deepEqual(
      names('terms'),
      terms.map(({ term }) => term),
    )
    assert.deepEqual(names('guide'), ['Daily Scrum', 'Increment', 'Product Goal', 'Sprint'])
    assert.deepEqual(names('missed'), ['Who cancels a Sprint?'])
    assert.deepEqual(names('questions'), ['Who cancels a Sprint?'])
    const right = { 'sprint-1': { ...missed, right: true } }
    assert.equal(cardsOfDeck('questions', { terms, questions, answers: right, cards }).length, 1)
    assert.deepEqual(cardsOfDeck('missed', { terms, questions, answers: right, cards }), [])
    const dueTerms = ['Daily Scrum', 'epic', 'Increment', 'Product Goal', 'Sprint']
    assert.deepEqual(names('today'), dueTerms)
    assert.deepEqual(cardsOfDeck('today', { terms, questions, answers: right, cards }).map(nameOf), [
      ...dueTerms,
      'Who cancels a Sprint?',
    ])
  })
})

describe('learningOrder', () => {
  it('puts the terms of the Scrum Guide first, shuffled, and the same at each visit', () => {
    const order = learningOrder(termCards(terms))
    assert.deepEqual(order, learningOrder(termCards(terms)))
    assert.deepEqual(new Set(order.slice(4)), new Set(['term:epic', 'term:kanban']))
    assert.notDeepEqual(order.slice(0, 4), [...order.slice(0, 4)].sort())
  })
})

describe('intervals in words', () => {
  for (const [minutes, words] of [
    [0, '1 minute'],
    [1, '1 minute'],
    [10, '10 minutes'],
    [90, '2 hours'],
    [perDay, '1 day'],
    [46 * perDay, '46 days'],
    [163 * perDay, '5 months'],
    [365 * perDay, '1 year'],
  ] as const) {
    it(`are '${words}'`, () => assert.equal(intervalWords(minutes * 60_000), words))
  }

  it('name the day on which a card falls due, or the time', () => {
    const due = (minutes: number, state: 1 | 2) =>
      dueWords(kept({ state, due: later(noon, minutes).toISOString() }), noon)
    assert.equal(due(perDay, 2), 'tomorrow, Sunday, November 22')
    assert.equal(due(3 * perDay, 2), 'Tuesday, November 24')
    assert.equal(due(60 * perDay, 2), 'Wednesday, January 20, 2027')
    assert.match(due(25, 1), /^\d\d?:\d\d\s[AP]M$/)
  })
})
