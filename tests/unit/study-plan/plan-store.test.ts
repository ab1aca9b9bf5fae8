import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type * as PlanStore from '../../../lib/study-plan/plan-store'
import { parseKeptPlan, type KeptPlan } from '../../../lib/study-plan/shape'
import { openBrowser } from '../progress/fake-browser'

const key = 'agile-primer:1:study-plan'

const plan: KeptPlan = {
  exam: '2026-12-10',
  minutes: 45,
  weekdays: ['Monday', 'Saturday'],
  since: '2026-11-22',
  laid: [{ day: '2026-11-23', tasks: ['lesson:/a'] }],
}

/** The module as it is on a page that has just been opened. */
let opened = 0
const open = async () =>
  (await import(`../../../lib/study-plan/plan-store?page=${(opened += 1)}`)) as typeof PlanStore

// Hooks of a file outside a suite would be those of all files: they run in one process.
describe('the store of a study plan', () => {
  let browser = openBrowser()
  beforeEach(() => {
    browser = openBrowser()
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window')
  })

  it('keeps a plan for the next visit, and forgets it when asked', async () => {
    const { keepPlan, forgetPlan } = await open()
    keepPlan(plan)
    assert.deepEqual((await open()).planStore.read(), { plan, kind: 'ready' })
    forgetPlan()
    assert.equal(browser.kept.size, 0)
    assert.deepEqual((await open()).planStore.read(), { plan: undefined, kind: 'ready' })
  })

  it('keeps it as long as the page where the browser keeps nothing', async () => {
    browser.refuses = 'writing'
    const { keepPlan, planStore } = await open()
    keepPlan(plan)
    assert.deepEqual(planStore.read(), { plan, kind: 'forbidden' })
    browser.refuses = 'reading'
    assert.equal((await open()).planStore.read().kind, 'forbidden')
  })

  it("reports a stored value that isn't a plan, and replaces it", async () => {
    for (const text of ['{', '[]', '{"exam":"soon"}']) {
      browser.kept.set(key, text)
      assert.deepEqual((await open()).planStore.read(), { plan: undefined, kind: 'unreadable' }, text)
    }
    const { keepPlan, planStore } = await open()
    keepPlan(plan)
    assert.deepEqual(planStore.read(), { plan, kind: 'ready' })
  })

  it('tells of a change, of this tab and of another, until it is told to stop', async () => {
    const { keepPlan, planStore } = await open()
    let heard = 0
    const stop = planStore.subscribe(() => (heard += 1))
    keepPlan(plan)
    browser.tell(key)
    assert.equal(heard, 2)
    stop()
    keepPlan(plan)
    browser.tell(key)
    assert.equal(heard, 2)
  })
})

describe('a plan that is kept', () => {
  it('is read with what a later version adds, and not with what no plan has', () => {
    assert.deepEqual(parseKeptPlan({ ...plan, color: 'blue' }), { ...plan, color: 'blue' })
    for (const wrong of [
      { exam: '2026-02-30' },
      { minutes: 0 },
      { minutes: 1.5 },
      { weekdays: ['Someday'] },
      { since: 'today' },
      { laid: [{ day: '2026-11-23', tasks: [1] }] },
    ])
      assert.equal(parseKeptPlan({ ...plan, ...wrong }), undefined, JSON.stringify(wrong))
    assert.equal(parseKeptPlan(undefined), undefined)
  })
})
