import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { runNode } from '../../../tooling/tasks/run'

const root = path.resolve(import.meta.dirname, '../../..')
const program = `
  const { loadParts } = await import('./tooling/build/load-parts.mjs')
  await loadParts(process.cwd())
  const second = await loadParts(process.cwd())
  const third = await loadParts(process.cwd())
  console.log(typeof second.buildParts, second.buildParts === third.buildParts, process.env.PARTS_OF_BUILD)`

const sayOf = async (NODE_ENV: string) => {
  const { output } = await runNode(['--input-type=module', '-e', program], { cwd: root, env: { NODE_ENV } })
  return output.trim()
}

describe('the parts of the build', () => {
  it('are bundled once in a build, for its other processes too', async () => {
    assert.equal(await sayOf('production'), `function true ${path.join(root, '.cache/build-parts.mjs')}`)
  })

  it('are bundled anew each time in development', async () => {
    assert.equal(await sayOf('development'), 'function false undefined')
  })
})
