import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runNode } from '../../../tooling/tasks/run'

describe('a program that is run', () => {
  it('is heard when it says something', async () => {
    const heard: unknown[] = []
    const { code, output } = await runNode(['-e', "process.send('compiled'); console.log('output')"], {
      onMessage: message => heard.push(message),
    })
    assert.deepEqual([code, output.trim(), heard], [0, 'output', ['compiled']])
  })

  it('has nobody to say it to otherwise', async () => {
    const { output } = await runNode(['-e', 'console.log(typeof process.send)'])
    assert.equal(output.trim(), 'undefined')
  })
})
