import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exampleRetrospective } from '../../../data/example/retrospective-board'
import { sprintFacts } from '../../../data/example/sprints'
import { emptyBoard, retrospectiveShape, type Board } from '../../../lib/retrospective/board'
import { addCards, topicsOf } from '../../../lib/retrospective/cards'
import {
  changeRules,
  mayVote,
  resultsOf,
  unvote,
  vote,
  votesInWords,
  votesLeft,
} from '../../../lib/retrospective/votes'

const start = (about: Partial<Board> = {}): Board =>
  addCards(
    emptyBoard('lean-coffee', { people: 2, votesEach: 2, ...about }),
    'topics',
    'Tests\nMeetings\nDoors',
  ).board

const order = (board: Board) => resultsOf(board).map(({ title, votes, people }) => [title, votes, people])

describe('votes', () => {
  it('are limited for each person', () => {
    let board = vote(vote(start(), 1, 'c1'), 1, 'c2')
    assert.equal(votesLeft(board, 1), 0)
    assert.equal(vote(board, 1, 'c3'), board)
    assert.equal(vote(board, 3, 'c3'), board)
    board = vote(board, 2, 'c3')
    assert.equal(board.votes.length, 3)
  })

  it('are one a topic for each person, unless several are allowed', () => {
    const once = vote(start(), 1, 'c1')
    assert.equal(mayVote(once, 1, 'c1'), false)
    const several = vote(vote(start({ isOneEach: false }), 1, 'c1'), 1, 'c1')
    assert.equal(several.votes.length, 2)
  })

  it('can be taken back', () => {
    const board = vote(start(), 1, 'c1')
    assert.deepEqual(unvote(board, 1, 'c1').votes, [])
    assert.equal(unvote(board, 2, 'c1'), board)
  })

  it('order the topics, by people if there are as many', () => {
    let board = start({ isOneEach: false })
    for (const [person, on] of [[1, 'c1'], [1, 'c1'], [2, 'c3']] as const) board = vote(board, person, on) // prettier-ignore
    assert.deepEqual(order(board), [
      ['Tests', 2, 1],
      ['Doors', 1, 1],
      ['Meetings', 0, 0],
    ])
    let tied = start({ people: 3, isOneEach: false })
    for (const [person, on] of [[1, 'c1'], [1, 'c1'], [2, 'c3'], [3, 'c3']] as const) tied = vote(tied, person, on) // prettier-ignore
    assert.deepEqual(order(tied)[0], ['Doors', 2, 2])
  })

  it('go if new rules no longer allow them, and people and votes stay in bounds', () => {
    let board = start()
    for (const [person, on] of [[1, 'c1'], [1, 'c2'], [2, 'c3']] as const) board = vote(board, person, on) // prettier-ignore
    assert.deepEqual(changeRules(board, { votesEach: 1 }).votes, [
      { person: 1, on: 'c1' },
      { person: 2, on: 'c3' },
    ])
    assert.equal(changeRules(board, { people: 1 }).votes.length, 2)
    assert.equal(changeRules(board, { people: 1000 }).people, 30)
    assert.equal(changeRules(board, { votesEach: 0 }).votesEach, 1)
  })

  it('are said in words', () => {
    assert.equal(votesInWords({ votes: 6, people: 2 }), '6 votes from 2 people')
    assert.equal(votesInWords({ votes: 1, people: 1 }), '1 vote from 1 person')
    assert.equal(votesInWords({ votes: 0, people: 0 }), 'No votes')
  })
})

describe('the example’s board', () => {
  const { board } = exampleRetrospective

  it('agrees with the page that tells the story: 19 notes, six topics, seven notes in the two that were looked into', () => {
    assert.equal(board.cards.length, 19)
    assert.equal(topicsOf(board).length, 6)
    const [first, second] = resultsOf(board)
    assert.equal((first?.cards.length ?? 0) + (second?.cards.length ?? 0), 7)
    assert.equal(first?.title, 'Code waits for its second reader')
    assert.equal(board.actions.length, 1)
  })

  it('has three votes of each of the eight people, one a topic', () => {
    assert.equal(board.people, 8)
    for (let person = 1; person <= 8; person += 1) assert.equal(votesLeft(board, person), 0)
    assert.equal(new Set(board.votes.map(({ person, on }) => `${person} ${on}`)).size, 24)
  })

  it('has a shape that can be kept, and ids of its own', () => {
    assert.ok(retrospectiveShape.safeParse(exampleRetrospective).success)
    const ids = [...board.cards, ...board.groups, ...board.actions, ...board.last].map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
  })

  it('is about a Sprint of which two items weren’t Done', () => {
    const { forecast = 0, done = 0 } = sprintFacts(42)
    assert.equal(forecast - done, 2)
  })
})
