import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { modalSubscribe, recordEvent, tocSubscribe } from '../../../lib/analytics/record-event'

describe('recordEvent', () => {
  it('hands action, category, label and value to the function of that name', () => {
    const calls: unknown[][] = []
    const host = { count: (...parts: unknown[]) => calls.push(parts) }
    recordEvent(tocSubscribe, 'count', host)
    recordEvent(modalSubscribe, 'count', host)
    recordEvent({ action: 'read', category: 'page', label: 'Scrum', value: 3 }, 'count', host)
    assert.deepEqual(calls, [
      ['toc_subscribe', 'button', 'Subscribe', undefined],
      ['modal_subscribe', 'button', 'Modal Subscribe', undefined],
      ['read', 'page', 'Scrum', 3],
    ])
  })

  it('does nothing where the page has no such function', () => {
    assert.doesNotThrow(() => recordEvent(tocSubscribe, 'count', {}))
    assert.doesNotThrow(() => recordEvent(tocSubscribe, 'count', { count: 'not a function' }))
  })

  it('lets no error of the function through', () => {
    const count = () => {
      throw new Error('blocked')
    }
    assert.doesNotThrow(() => recordEvent(tocSubscribe, 'count', { count }))
  })
})
