import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { back, next, pause, start, viewAt } from '../../../lib/timer/run'
import { phaseOf, tonesFrom } from '../../../lib/timer/tones'
import { announcement, clockOf, latenessInWords, lengthInWords } from '../../../lib/timer/words'

const minute = 60_000
const steps = [3, 1, 2].map((each, index) => ({ name: `Part ${index + 1}`, say: '', seconds: each * 60 }))
const waiting = start(steps, { goesOn: false }, 0)
const goingOn = start(steps, { goesOn: true }, 0)

const inMinutes = (tones: ReturnType<typeof tonesFrom>) =>
  tones.map(({ kind, after }) => [kind, after / minute])

describe('tones', () => {
  it('come a minute before the end of a step, and at its end', () => {
    assert.deepEqual(inMinutes(tonesFrom(waiting, 0)), [
      ['soon', 2],
      ['end', 3],
    ])
    assert.deepEqual(inMinutes(tonesFrom(waiting, 2.5 * minute)), [['end', 0.5]])
  })

  it('come for all steps ahead if it goes on by itself, without a warning in a step of a minute', () => {
    assert.deepEqual(inMinutes(tonesFrom(goingOn, minute)), [
      ['soon', 1],
      ['end', 2],
      ['end', 3],
      ['soon', 4],
      ['end', 5],
    ])
  })

  it('come once for a step that one went back to, since it waits', () => {
    const first = back(next(goingOn, minute), minute)
    assert.deepEqual(inMinutes(tonesFrom(first, minute)), [
      ['soon', 1],
      ['end', 2],
    ])
  })

  it('do not come in an overtime, a pause, or at the end', () => {
    assert.deepEqual(tonesFrom(waiting, 4 * minute), [])
    assert.deepEqual(tonesFrom(pause(waiting, minute), minute), [])
    assert.deepEqual(tonesFrom(next(next(next(waiting, 1), 2), 3), 4), [])
  })
})

describe('what is said', () => {
  const saidAt = (now: number) => announcement(waiting, viewAt(waiting, now))

  it('changes with the step, a minute before its end, and at its end, but not each second', () => {
    assert.equal(saidAt(0), 'Step 1 of 3: Part 1, 3 min.')
    assert.equal(saidAt(2 * minute - 1), saidAt(0))
    assert.equal(saidAt(2 * minute), 'One minute left: Part 1.')
    assert.equal(saidAt(3 * minute - 1), saidAt(2 * minute))
    assert.equal(saidAt(3 * minute), 'Time is up: Part 1.')
    assert.equal(saidAt(9 * minute), saidAt(3 * minute))
  })

  it('has a pause and the end', () => {
    const paused = pause(waiting, minute)
    assert.equal(announcement(paused, viewAt(paused, minute)), 'Paused in step 1: Part 1.')
    const done = next(next(next(waiting, 1), 2), 3)
    assert.equal(announcement(done, viewAt(done, 4)), 'The agenda is done.')
  })

  it('has no phase of one minute in a step that is as short', () => {
    assert.equal(phaseOf({ left: minute, step: { name: '', say: '', seconds: 60 } }), 'going')
  })
})

describe('times in words', () => {
  it('count down by whole seconds that are left, and up by those that are over', () => {
    assert.deepEqual(
      [75 * minute, 60_001, 60_000, 59_999, 1, 0, -1, -999, -1000, -7500, -120 * minute].map(clockOf),
      ['75:00', '1:01', '1:00', '1:00', '0:01', '0:00', '0:00', '0:00', '+0:01', '+0:07', '+120:00'],
    )
  })

  it('are lengths in hours, minutes and seconds', () => {
    assert.deepEqual([0, 90, 900, 3600, 9300].map(lengthInWords), [
      '0 min',
      '1 min 30 s',
      '15 min',
      '1 h',
      '2 h 35 min',
    ])
  })

  it('say by how much it ends later or earlier', () => {
    assert.equal(latenessInWords(20_000), 'as planned')
    assert.equal(latenessInWords(3 * minute), '3 min later than planned')
    assert.equal(latenessInWords(-65 * minute), '1 h 5 min earlier than planned')
  })
})
