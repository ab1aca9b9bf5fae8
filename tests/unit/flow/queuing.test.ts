import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawsFrom } from '../../../lib/flow/drawn-times'
import { averageOf, inProgress, littlesLaw, timesOf } from '../../../lib/flow/measures'
import { simulate } from '../../../lib/flow/simulation'

const deviationOf = (values: readonly number[]) => {
  const average = averageOf(values)
  return Math.sqrt(averageOf(values.map(value => (value - average) ** 2)))
}

/** Independent runs, each counted after it has forgotten its empty beginning. */
const replications = 30
const warmUp = 300
const days = 3000

/** The average time of each run in a queue with `servers` people, and the average number inside. */
function runsOf(servers: number, arrivals: number, work: number, spread = 1) {
  const runs = Array.from({ length: replications }, (_, run) => {
    const items = simulate({
      arrivals,
      gaps: 1,
      columns: [{ work, limit: 0, people: servers }],
      sharedPeople: 0,
      limit: 0,
      spread,
      blocked: 0,
      wait: 0,
      switching: 0,
      urgent: 0,
      start: 0,
      days,
      seed: 1000 + run,
    })
    const span = { from: warmUp, to: days }
    return {
      time: averageOf(timesOf(items, span, inProgress)),
      inside: littlesLaw(items, span, inProgress).inside,
    }
  })
  return { times: runs.map(({ time }) => time), insides: runs.map(({ inside }) => inside) }
}

/** Within two standard errors, over independent runs. */
function assertNear(values: readonly number[], expected: number) {
  const error = (deviationOf(values) * Math.sqrt(replications / (replications - 1))) / Math.sqrt(replications)
  const off = (averageOf(values) - expected) / error
  assert.ok(Math.abs(off) <= 2, `${averageOf(values)} instead of ${expected}: ${off} standard errors`)
  // A large error would let anything pass.
  assert.ok(error < 0.05 * expected, `${error} of ${expected}`)
}

/** Erlang's formula: the chance that someone who arrives has to wait. */
function erlangC(servers: number, load: number): number {
  let term = 1
  let sum = 0
  for (let each = 0; each < servers; each += 1) {
    sum += term
    term = (term * load) / (each + 1)
  }
  const all = term / (1 - load / servers)
  return all / (sum + all)
}

const erlangTime = (servers: number, arrivals: number, work: number) =>
  work + (erlangC(servers, arrivals * work) * work) / (servers - arrivals * work)

describe('a board like a queue of theory', () => {
  it('with one person takes as long as M/M/1 does: work / (1 - load)', () => {
    for (const load of [0.5, 0.7]) {
      const { times, insides } = runsOf(1, load, 1)
      assertNear(times, 1 / (1 - load))
      assertNear(insides, load / (1 - load))
    }
  })

  it('with several people takes as long as M/M/c does, by Erlang’s formula', () => {
    assert.ok(Math.abs(erlangC(1, 0.7) - 0.7) < 1e-12)
    for (const [servers, arrivals] of [
      [2, 1.5],
      [4, 3],
    ] as const)
      assertNear(runsOf(servers, arrivals, 1).times, erlangTime(servers, arrivals, 1))
  })

  it('with items of one size waits half as long, as M/D/1 does', () => {
    assertNear(runsOf(1, 0.7, 1, 0).times, 1 + 0.7 / (1 - 0.7) / 2)
  })
})

describe('drawn times', () => {
  it('have the average and the spread that they should', () => {
    for (const spread of [0.3, 1, 2]) {
      const { time } = drawsFrom(9)
      const drawn = Array.from({ length: 100_000 }, () => time(2, spread))
      assert.ok(Math.abs(averageOf(drawn) - 2) < 0.05 * spread, `${averageOf(drawn)}`)
      assert.ok(Math.abs(deviationOf(drawn) / 2 - spread) < 0.05 * spread, `${deviationOf(drawn)}`)
      assert.ok(drawn.every(value => value >= 0))
    }
    assert.equal(drawsFrom(9).time(2, 0), 2)
  })

  it('of spread 1 are exponential', () => {
    const { time } = drawsFrom(3)
    const drawn = Array.from({ length: 100_000 }, () => time(1, 1))
    for (const limit of [0.1, 1, 3]) {
      const share = drawn.filter(value => value > limit).length / drawn.length
      assert.ok(Math.abs(share - Math.exp(-limit)) < 0.005, `${limit}: ${share}`)
    }
  })
})
