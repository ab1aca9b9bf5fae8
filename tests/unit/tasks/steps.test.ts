import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ClearError } from '../../../tooling/tasks/clear-error.mjs'
import { closingLine, resultsTable } from '../../../tooling/tasks/results-table'
import { runSteps, skipped, type Step } from '../../../tooling/tasks/steps'

const passing: Step = { name: 'Types', run: () => Promise.resolve({ passed: 1, failed: 0, output: 'quiet' }) }
const failing: Step = {
  name: 'Unit tests',
  run: () => Promise.resolve({ passed: 7, failed: 2, output: 'first line\nsecond line' }),
}

async function runQuietly(steps: Step[], atOnce = 1) {
  const said: string[] = []
  const results = await runSteps(steps, { atOnce, say: line => said.push(line) })
  return { results, said: said.join('\n') }
}

describe('running steps', () => {
  it('continues after a failure, and shows only the output of failed steps', async () => {
    const { results, said } = await runQuietly([failing, passing])
    assert.deepEqual(
      results.map(result => result.failed),
      [2, 0],
    )
    assert.match(said, /FAILED {2}Unit tests/)
    assert.match(said, /^ {4}second line$/m)
    assert.doesNotMatch(said, /quiet/)
  })

  it('limits how many run at once, and keeps the order of the results', async () => {
    let running = 0
    let most = 0
    const steps = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
      name,
      async run() {
        running += 1
        most = Math.max(most, running)
        await new Promise(resolve => setTimeout(resolve, 10 - index))
        running -= 1
        return { passed: 1, failed: 0, output: '' }
      },
    }))
    const { results } = await runQuietly(steps, 2)
    assert.equal(most, 2)
    assert.equal(results.map(result => result.name).join(''), 'abcde')
  })

  it('counts a step that throws as a failure: by its sentence if it has one, otherwise by its stack', async () => {
    const clear = await runQuietly([
      { name: 'a', run: () => Promise.reject(new ClearError('Install Chromium.')) },
    ])
    assert.equal(clear.results[0]?.output, 'Install Chromium.')
    const problem = await runQuietly([{ name: 'a', run: () => Promise.reject(new Error('no')) }])
    assert.equal(problem.results[0]?.failed, 1)
    assert.match(problem.results[0].output, /at /)
  })
})

describe('the results', () => {
  it('are a table that ends with the totals', async () => {
    const { results } = await runQuietly([passing, failing])
    const all = [...results, skipped('Site tests', 'needs the build')]
    const table = resultsTable(all)
    assert.match(table, /^Types +0\.0 s +ok +1 +0$/m)
    assert.match(table, /^Unit tests +0\.0 s +FAILED +7 +2$/m)
    assert.match(table, /^Site tests +skipped +0 +0 +needs the build$/m)
    assert.equal(closingLine(all), '8 passed, 2 failed')
  })
})
