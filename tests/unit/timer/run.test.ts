import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  addMinute,
  back,
  next,
  pause,
  resume,
  runShape,
  setGoesOn,
  start,
  viewAt,
  type Run,
} from '../../../lib/timer/run'

/** 9:00 on a Monday, in milliseconds. */
const nine = Date.UTC(2026, 2, 2, 9)
const minutes = (count: number) => count * 60_000
const after = (count: number) => nine + minutes(count)

/** Steps of 2, 3, 10 and 5 minutes: 20 in all. */
const steps = [2, 3, 10, 5].map((each, index) => ({ name: `Step ${index + 1}`, say: '', seconds: each * 60 }))
const waiting = start(steps, { goesOn: false }, nine)
const goingOn = start(steps, { goesOn: true }, nine)

/** The step's number and the minutes left in it. */
const shown = (run: Run, count: number): [step: number, left: number] => {
  const { index, left } = viewAt(run, after(count))
  return [index + 1, left / 60_000]
}

/** What comes back from the device's storage. */
const reloaded = (run: Run): Run => runShape.parse(JSON.parse(JSON.stringify(run)))

describe('a timer', () => {
  it('shows what is left of the first step, and when it ends', () => {
    assert.deepEqual(shown(waiting, 0), [1, 2])
    assert.deepEqual(shown(waiting, 0.5), [1, 1.5])
    const view = viewAt(waiting, after(0.5))
    assert.equal(view.totalLeft, minutes(19.5))
    assert.equal(view.endsAt, after(20))
    assert.equal(view.late, 0)
    assert.equal(view.next?.name, 'Step 2')
  })

  it('refuses to start without steps', () => {
    assert.throws(() => start([], { goesOn: false }, nine), RangeError)
  })

  it('waits for a press, counts the overtime, and ends that much later', () => {
    assert.deepEqual(shown(waiting, 3), [1, -1])
    const view = viewAt(waiting, after(3))
    assert.equal(view.endsAt, after(21))
    assert.equal(view.late, minutes(1))
    assert.deepEqual(shown(next(waiting, after(3)), 3), [2, 3])
  })

  it('has gone on by itself through two steps while the tab slept for 20 minutes', () => {
    const long = start([{ name: 'Long', say: '', seconds: 3600 }, ...steps], { goesOn: true }, nine)
    assert.deepEqual(shown(long, 59), [1, 1])
    // Asleep from minute 50 to 70: step 1 ended at 60, step 2 at 62, step 3 at 65.
    assert.deepEqual(shown(long, 70), [4, 5])
    assert.deepEqual(shown(reloaded(long), 70), [4, 5])
    assert.equal(viewAt(long, after(70)).endsAt, after(80))
  })

  it('goes on at the exact end of a step, and never past the last one', () => {
    assert.deepEqual(shown(goingOn, 2 - 1 / 60), [1, 1 / 60])
    assert.deepEqual(shown(goingOn, 2), [2, 3])
    assert.deepEqual(shown(goingOn, 5), [3, 10])
    assert.deepEqual(shown(goingOn, 20), [4, 0])
    assert.deepEqual(shown(goingOn, 23), [4, -3])
    assert.equal(viewAt(goingOn, after(23)).late, minutes(3))
  })

  it('stands still while it is paused, for as long as that is', () => {
    const paused = pause(waiting, after(0.5))
    assert.deepEqual(shown(paused, 90), [1, 1.5])
    assert.equal(viewAt(paused, after(90)).state, 'paused')
    assert.equal(pause(paused, after(91)), paused)
    const again = resume(reloaded(paused), after(90))
    assert.deepEqual(shown(again, 91), [1, 0.5])
    assert.equal(viewAt(again, after(91)).late, minutes(89.5))
    assert.equal(resume(again, after(95)), again)
  })

  it('stays paused when a step is left', () => {
    const second = next(pause(waiting, after(1)), after(5))
    assert.deepEqual(shown(second, 30), [2, 3])
    assert.equal(viewAt(second, after(30)).state, 'paused')
  })

  it('goes back to a step with the time it has left', () => {
    const second = next(waiting, after(1))
    const first = back(second, after(1.5))
    assert.deepEqual(shown(first, 1.5), [1, 1])
    // The half minute in step 2 was spent there.
    assert.deepEqual(shown(next(first, after(2)), 2), [2, 2.5])
    assert.equal(back(waiting, after(1)), waiting)
  })

  it('holds a step that one went back to, although it goes on by itself otherwise', () => {
    const first = back(goingOn, after(2.5))
    assert.deepEqual(shown(first, 2.5), [1, 0])
    assert.deepEqual(shown(first, 6), [1, -3.5])
    const second = next(first, after(6))
    assert.deepEqual(shown(second, 6), [2, 2.5])
    assert.deepEqual(shown(second, 8.5), [3, 10])
  })

  it('gives the current step a minute more, and ends later', () => {
    const longer = addMinute(waiting, after(3))
    assert.deepEqual(shown(longer, 3), [1, 0])
    assert.deepEqual(shown(addMinute(longer, after(3)), 3), [1, 1])
    assert.equal(viewAt(longer, after(3)).late, minutes(1))
    // By itself it has gone on to step 2, which gets the minute.
    assert.deepEqual(shown(addMinute(goingOn, after(3)), 3), [2, 3])
  })

  it('goes on at once if it is told to in an overtime, which stays in its step', () => {
    const told = setGoesOn(waiting, true, after(3))
    assert.deepEqual(shown(told, 3), [2, 3])
    assert.equal(told.used[0], minutes(3))
    assert.deepEqual(shown(told, 6), [3, 10])
  })

  it('is at its end after the last step, knows what each took, and can go back', () => {
    let run = waiting
    for (const minute of [1, 5, 12, 18]) run = next(run, after(minute))
    const view = viewAt(run, after(500))
    assert.equal(view.state, 'finished')
    assert.equal(view.endsAt, after(18))
    assert.equal(view.late, minutes(-2))
    assert.deepEqual(run.used, [1, 4, 7, 6].map(minutes))
    assert.equal(next(run, after(501)), run)
    assert.equal(resume(run, after(501)), run)
    assert.deepEqual(shown(back(run, after(20)), 21), [4, -2])
  })

  it('takes no time away if the clock is set back', () => {
    assert.deepEqual(shown(waiting, -30), [1, 2])
  })

  it('is refused from storage with a step that it does not have', () => {
    assert.equal(runShape.safeParse({ ...waiting, at: 4 }).success, false)
    assert.equal(runShape.safeParse({ ...waiting, used: [0] }).success, false)
    assert.equal(runShape.safeParse({ ...waiting, steps: [], used: [] }).success, false)
    assert.equal(runShape.safeParse(waiting).success, true)
  })
})
