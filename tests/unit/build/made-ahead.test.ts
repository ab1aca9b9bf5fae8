import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { madeAhead } from '../../../tooling/build/made-ahead.mjs'

describe('what is made before it is asked for', () => {
  const made: string[] = []
  const pages = madeAhead(({ file, source }: { file: string; source: string }) => {
    made.push(file)
    return source === '<' ? Promise.reject(new Error('a tag')) : Promise.resolve(`${file}: ${source}`)
  })

  it('is made once', async () => {
    pages.begin({ file: 'a', source: 'One' })
    pages.begin({ file: 'a', source: 'One' })
    assert.equal(await pages.take({ file: 'a', source: 'One' }), 'a: One')
    assert.deepEqual(made, ['a'])
  })

  it('is made anew where it was begun with something else', async () => {
    pages.begin({ file: 'b', source: 'One' })
    assert.equal(await pages.take({ file: 'b', source: 'Two' }), 'b: Two')
  })

  it('fails for whoever asks for it', async () => {
    pages.begin({ file: 'c', source: '<' })
    await new Promise(setImmediate)
    await assert.rejects(pages.take({ file: 'c', source: '<' }), /a tag/)
  })
})
