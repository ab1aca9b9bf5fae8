import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { focusAreas } from '../../../lib/course/question'
import { askedRound, roundAddress, type AskedRound } from '../../../lib/exam/asked-round'

const hashOf = (asked: AskedRound) => new URL(roundAddress(asked), 'https://site.example').hash

describe('the address of a round', () => {
  it('asks for what it was made for', () => {
    const all: AskedRound[] = [
      ...focusAreas.map(area => ({ kind: 'area', area, questions: 10 }) as const),
      { kind: 'missed', questions: 7 },
      { kind: 'exam', mode: 'psm-1' },
    ]
    for (const asked of all) assert.deepEqual(askedRound(hashOf(asked)), asked)
    assert.equal(hashOf({ kind: 'missed', questions: 10 }), '#practice=missed:10')
    assert.equal(hashOf({ kind: 'area', area: 'Events', questions: 10 }), '#practice=area:Events:10')
  })

  it('is read however a browser writes it, and ignored if it asks for anything else', () => {
    const area = { kind: 'area', area: 'Stakeholders & Customers', questions: 5 }
    assert.deepEqual(askedRound('#practice=area:Stakeholders & Customers:5'), area)
    for (const hash of [
      ...['', '#', '#how-it-is-made', '#practice=', '#practice=area:Events', '#practice=area:Nowhere:10'],
      ...[
        '#practice=missed',
        '#practice=missed:0',
        '#practice=missed:x',
        '#practice=missed:1:2',
        '#practice=%',
      ],
      ...['#practice=area:Events:101', '#exam='],
    ])
      assert.equal(askedRound(hash), undefined, hash)
  })
})
