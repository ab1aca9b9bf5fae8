import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { boardAt } from '../../../lib/flow/board-state'
import { plannedItems } from '../../../lib/flow/planned-items'
import { simulate } from '../../../lib/flow/simulation'
import { momentsOf } from './moments'
import { someInput } from './some-input'

const seeds = [1, 2, 3, 4, 5, 6]

/** A board of one person and items of one size, on which each time can be calculated. */
const clockwork = {
  ...someInput,
  arrivals: 1,
  gaps: 0,
  columns: [
    { work: 0.5, limit: 0, people: 1 },
    { work: 2, limit: 1, people: 1 },
  ],
  sharedPeople: 0,
  limit: 0,
  spread: 0,
  blocked: 0,
  switching: 0,
  start: 0,
  days: 10,
}

describe('a run', () => {
  it('is the same for the same seed, and another for another', () => {
    assert.deepEqual(simulate(someInput), simulate({ ...someInput }))
    assert.notDeepEqual(simulate(someInput), simulate({ ...someInput, seed: 6 }))
  })

  it('gives the same items to each board', () => {
    const others = {
      ...someInput,
      limit: 0,
      sharedPeople: 1,
      columns: someInput.columns.map(each => ({ ...each, limit: 0 })),
    }
    assert.deepEqual(plannedItems(others), plannedItems(someInput))
    const asked = (urgent: number) =>
      plannedItems({ ...someInput, urgent }).map(({ isUrgent: _urgent, ...item }) => item)
    assert.deepEqual(asked(0.5), asked(0))
    assert.ok(plannedItems({ ...someInput, urgent: 0.5 }).some(({ isUrgent }) => isUrgent))
  })

  it('takes the times that one can calculate: a full column holds up the one before', () => {
    const items = simulate(clockwork)
    assert.deepEqual(
      items.slice(0, 3).map(({ asked, entered, ready, done }) => [asked, entered, ready, done]),
      [
        [1, [1, 1.5], [1.5, 3.5], 3.5],
        // Ready at 2.5, and moved at 3.5, when Answer has room.
        [2, [2, 3.5], [2.5, 5.5], 5.5],
        [3, [3, 5.5], [3.5, 7.5], 7.5],
      ],
    )
    assert.deepEqual(
      boardAt(items, 3).cards.map(({ column, state }) => [column, state]),
      [
        [2, 'worked'],
        [1, 'ready'],
        [1, 'worked'],
      ],
    )
  })

  it('slows down with each item too many, if it should', () => {
    const [first, second] = simulate({
      ...clockwork,
      start: 2,
      switching: 0.5,
      columns: [{ work: 1, limit: 0, people: 1 }],
    })
    // Two are open with one person at first: half as slow again.
    assert.equal(first?.done, 1.5)
    // At 1.5, the one that came at 1 is open, too.
    assert.equal(second?.done, 3)
  })

  it('keeps a blocked item in its place, and its person free', () => {
    const items = simulate({ ...clockwork, blocked: 1, wait: 3, days: 40 })
    const item = items.find(({ blockedUntil, done }) => blockedUntil < done && done < 40)
    assert.ok(item)
    assert.equal(item.works.length, 6)
    const middle = (item.blockedFrom + item.blockedUntil) / 2
    assert.equal(boardAt(items, middle).cards.find(({ id }) => id === item.id)?.state, 'blocked')
    assert.ok(
      item.works.every((time, at) => at % 2 === 1 || time < item.blockedFrom || time >= item.blockedUntil),
    )
  })
})

describe('at each moment of a run', () => {
  const inputs = seeds.flatMap(seed => [
    { ...someInput, seed },
    { ...someInput, seed, sharedPeople: 0 },
    { ...someInput, seed, limit: 0, columns: [...someInput.columns, { work: 0.2, limit: 1, people: 1 }] },
  ])

  it('each item is in one place, and no column has more than its limit', () => {
    for (const input of inputs) {
      const items = simulate(input)
      const moments = momentsOf(items, someInput.days)
      assert.ok(moments.length > 100)
      for (const time of moments) {
        const { cards, done } = boardAt(items, time)
        const arrived = items.filter(({ asked }) => asked <= time).length
        assert.equal(cards.length + done, arrived)
        const open = cards.filter(({ column }) => column > 0)
        if (input.limit > 0) assert.ok(open.length <= input.limit)
        for (const [index, { limit }] of input.columns.entries())
          if (limit > 0) assert.ok(open.filter(({ column }) => column === index + 1).length <= limit)
      }
    }
  })

  it('each person works on one item, and no one waits for work that is there', () => {
    for (const input of inputs) {
      const items = simulate(input)
      for (const time of momentsOf(items, someInput.days)) {
        const { cards } = boardAt(items, time)
        const idle = (column?: number) =>
          cards.some(
            card =>
              card.state === 'waits' && card.column > 0 && (column === undefined || card.column === column),
          )
        const working = (column?: number) =>
          cards.filter(card => card.state === 'worked' && (column === undefined || card.column === column))
            .length
        if (input.sharedPeople > 0) {
          assert.ok(working() <= input.sharedPeople)
          assert.ok(!idle() || working() === input.sharedPeople)
        } else
          for (const [index, { people }] of input.columns.entries()) {
            assert.ok(working(index + 1) <= people)
            assert.ok(!idle(index + 1) || working(index + 1) === people)
          }
      }
    }
  })

  it('only urgent items go over a limit, and an ordinary one never comes into a full column', () => {
    for (const seed of seeds) {
      const input = { ...someInput, seed, urgent: 0.3 }
      const items = simulate(input)
      const insideAt = (column: number, time: number) =>
        items.filter(
          ({ entered, done }) =>
            (entered[column] ?? Infinity) <= time && (entered[column + 1] ?? done) > time,
        ).length
      let over = 0
      for (const [column, { limit }] of input.columns.entries())
        for (const item of items) {
          const time = item.entered[column]
          if (time === undefined || insideAt(column, time) <= limit) continue
          over += 1
          // Several may come at once: then an urgent one has come over the limit after it.
          assert.ok(item.isUrgent || items.some(other => other.isUrgent && other.entered[column] === time))
        }
      assert.ok(over > 0)
    }
  })

  it('urgent items never wait in New', () => {
    const items = simulate({ ...someInput, urgent: 0.3 })
    assert.ok(items.filter(({ isUrgent }) => isUrgent).every(({ asked, entered }) => entered[0] === asked))
    assert.ok(items.some(({ isUrgent, asked, entered }) => !isUrgent && (entered[0] ?? asked) > asked))
  })

  it('nothing has changed between two moments', () => {
    const items = simulate(someInput)
    const moments = momentsOf(items, someInput.days)
    for (const [index, time] of moments.entries()) {
      const next = moments[index + 1]
      if (next === undefined) continue
      assert.deepEqual(boardAt(items, (time + next) / 2), boardAt(items, time))
    }
  })
})
