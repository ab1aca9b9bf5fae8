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

  it('has no channel otherwise', async () => {
    const { output } = await runNode(['-e', 'console.log(typeof process.send)'])
    assert.equal(output.trim(), 'undefined')
  })

  const listening =
    "process.on('message', message => { console.log(JSON.stringify(message)); process.exit() })"

  it('is told what there is to do once that is known', async () => {
    const tell = new Promise<object>(resolve => setTimeout(resolve, 20, { pages: 2 }))
    const { output } = await runNode(['-e', listening], { tell })
    assert.equal(output.trim(), '{"pages":2}')
  })

  it('is ended where it cannot be known', async () => {
    const tell = Promise.reject<object>(new Error('no plan'))
    const { code, output } = await runNode(['-e', listening], { tell })
    assert.deepEqual([code, output.trim()], [1, 'ended by SIGTERM'])
  })
})
