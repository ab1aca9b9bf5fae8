import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stateInWords, troubleInWords, troubleOf } from '../../../lib/offline/course-words'

const saving = (done: number) => stateInWords({ kind: 'saving', done, all: 200 })

describe('the words of saving', () => {
  it('change four times on the way, so that a screen reader does not count files', () => {
    const said = new Set(Array.from({ length: 200 }, (_, done) => saving(done)))
    assert.deepEqual(
      [...said],
      ['Saving the course …', '25 percent is saved.', '50 percent is saved.', '75 percent is saved.'],
    )
    assert.equal(stateInWords({ kind: 'saving', done: 0, all: 0 }), 'Saving the course …')
  })

  it('say how much is there of a part, as far as that is known', () => {
    assert.match(stateInWords({ kind: 'part', done: 3, all: 9 }), /^3 of 9 files/)
    assert.match(stateInWords({ kind: 'part', done: 0, all: 0 }), /^A part of the course/)
    assert.equal(stateInWords({ kind: 'none' }), '')
  })

  it('name what went wrong by what was thrown', () => {
    const named = (name: string) => Object.assign(new Error('…'), { name })
    assert.equal(troubleOf(new DOMException('full', 'QuotaExceededError')), 'space')
    assert.equal(troubleOf(named('OtherBuildError')), 'other-build')
    assert.equal(troubleOf(new TypeError('Failed to fetch')), 'connection')
    assert.equal(troubleOf('stopped'), 'connection')
    assert.match(troubleInWords.space, /Free some on this device/)
  })
})
