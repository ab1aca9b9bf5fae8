import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { runNode } from '../../../tooling/tasks/run'

describe('fast code that is made later', () => {
  it('is asked for by a name that this Node.js knows', async () => {
    const { href } = pathToFileURL(
      path.resolve(import.meta.dirname, '../../../tooling/build/optimize-later.mjs'),
    )
    const { code, output } = await runNode([
      '--input-type=module',
      '-e',
      `import { optimizeLater } from '${href}'; optimizeLater()`,
    ])
    assert.deepEqual({ code, output }, { code: 0, output: '' })
  })
})
