import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { longestGap, startClock } from '../../../lib/exam/clock'

describe('the clock of an exam', () => {
  it('counts what has passed since it was looked at last', () => {
    let now = 5000
    const clock = startClock(() => now)
    now += 1200
    assert.equal(clock.take(), 1200)
    assert.equal(clock.take(), 0)
  })

  it('takes a gap in which the device slept for no more than a look at the clock may count', () => {
    let now = 0
    const clock = startClock(() => now)
    now += 8 * 3600 * 1000
    assert.equal(clock.take(), longestGap)
    now += 1000
    assert.equal(clock.take(), 1000)
  })

  it('never runs backward, whatever time it is told', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), times => {
        let now = 0
        const clock = startClock(() => now)
        for (const time of times) {
          now = time
          const passed = clock.take()
          assert.ok(passed >= 0 && passed <= longestGap)
        }
      }),
    )
  })
})
