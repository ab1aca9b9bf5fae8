import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { browserTestOutcome, singleOutcome, unitTestOutcome } from '../../../tooling/tasks/outcomes'

const ended = (code: number, output = '') => ({ code, output })

const tap = (pass: number, fail: number) =>
  `ok 1 - says "# pass 99"\n# tests ${pass + fail}\n# pass ${pass}\n# fail ${fail}\n`

describe('counting checks', () => {
  it('counts a program as one', () => {
    assert.equal(singleOutcome(ended(0)).passed, 1)
    assert.equal(singleOutcome(ended(2)).failed, 1)
  })

  it('counts each unit test', () => {
    const { passed, failed, note } = unitTestOutcome(tap(40, 2), ended(1))
    assert.deepEqual([passed, failed, note], [40, 2, '42 tests'])
  })

  it('shows only failed unit tests', () => {
    const output = '✔ one\n✔ two\n✖ failing tests:\n\n✖ three\n  reason'
    assert.equal(unitTestOutcome(tap(2, 1), ended(1, output)).output, 'failing tests:\n\n✖ three\n  reason')
  })

  it('counts each browser test, and a flaky one as failed', () => {
    const report = JSON.stringify({ stats: { expected: 12, unexpected: 1, flaky: 1, skipped: 3 } })
    const { passed, failed } = browserTestOutcome(report, ended(1))
    assert.deepEqual([passed, failed], [12, 2])
  })

  it('counts a run without tests as a failure', () => {
    assert.equal(unitTestOutcome(tap(0, 0), ended(0)).failed, 1)
    assert.equal(browserTestOutcome('', ended(0)).failed, 1)
  })

  it('counts a run that crashes as a failure, even if every test passed', () => {
    assert.equal(unitTestOutcome(tap(5, 0), ended(1)).failed, 1)
  })
})
