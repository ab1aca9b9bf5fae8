import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { pagesCompiled } from '../../../tooling/build/pages-compiled.mjs'
import { runNode } from '../../../tooling/tasks/run'

describe('the end of the compiling of pages', () => {
  it('is said to the process that started Next.js', async () => {
    const { href } = pathToFileURL(
      path.resolve(import.meta.dirname, '../../../tooling/build/pages-compiled.mjs'),
    )
    const heard: unknown[] = []
    const program = `
      import { PagesCompiled } from '${href}'
      new PagesCompiled().apply({ hooks: { finishMake: { tapPromise: (_, run) => void run() } } })`
    const { code } = await runNode(['--input-type=module', '-e', program], {
      onMessage: message => heard.push(message),
    })
    assert.deepEqual([code, heard], [0, [pagesCompiled]])
  })
})
