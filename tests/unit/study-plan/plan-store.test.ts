import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { changeProgress, forgetProgress, readProgress } from '../../../lib/progress/progress-store'
import { forgetPlan, keepPlan } from '../../../lib/study-plan/plan-store'
import { parseKeptPlan, type KeptPlan } from '../../../lib/progress/plan-shape'
import { openBrowser } from '../progress/fake-browser'

const [key, oldKey] = ['agile-primer:1:progress', 'agile-primer:1:study-plan']

const plan: KeptPlan = {
  exam: '2026-12-10',
  minutes: 45,
  weekdays: ['Monday', 'Saturday'],
  since: '2026-11-22',
  laid: [{ day: '2026-11-23', tasks: ['lesson:/a'] }],
}

const planNow = () => {
  const state = readProgress()
  return state.kind === 'unreadable' ? undefined : state.progress.plan
}

// Hooks of a file outside a suite would be those of all files: they run in one process.
describe('the store of a study plan', () => {
  let browser = openBrowser()
  beforeEach(() => {
    browser = openBrowser()
  })
  afterEach(() => {
    forgetProgress()
    Reflect.deleteProperty(globalThis, 'window')
  })

  it('is the progress, with which it is deleted', () => {
    assert.equal(keepPlan(plan), true)
    assert.deepEqual(planNow(), plan)
    assert.match(browser.kept.get(key) ?? '', /"plan":/)
    forgetPlan()
    assert.equal(planNow(), undefined)
    keepPlan(plan)
    forgetProgress()
    assert.equal(planNow(), undefined)
  })

  it('lasts as long as the page where the browser keeps nothing', () => {
    browser.refuses = 'writing'
    assert.equal(keepPlan(plan), false)
    assert.deepEqual(planNow(), plan)
  })

  it('reads a plan from where earlier versions kept it, and moves it with the first change', () => {
    browser.kept.set(oldKey, JSON.stringify(plan))
    assert.deepEqual(planNow(), plan)
    assert.ok(browser.kept.has(oldKey))
    changeProgress(progress => ({ ...progress, last: '/a' }))
    assert.deepEqual([...browser.kept.keys()], [key])
    assert.deepEqual(planNow(), plan)
  })

  it('forgets an old plan with everything else, and takes one that cannot be read for none', () => {
    browser.kept.set(oldKey, JSON.stringify(plan))
    assert.equal(forgetProgress(), true)
    assert.equal(browser.kept.size, 0)
    for (const text of ['{', '[]', '{"exam":"soon"}']) {
      browser.kept.set(oldKey, text)
      assert.equal(planNow(), undefined, text)
    }
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
      { own: { Monday: -1 } },
      { since: 'today' },
      { laid: [{ day: '2026-11-23', tasks: [1] }] },
    ])
      assert.equal(parseKeptPlan({ ...plan, ...wrong }), undefined, JSON.stringify(wrong))
    assert.equal(parseKeptPlan(undefined), undefined)
  })
})
