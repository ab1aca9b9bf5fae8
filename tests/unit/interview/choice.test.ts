import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { choiceOfQuery, queryOfChoice } from '../../../lib/interview/choice'
import { interviewChoices } from '../../../lib/interview/interview-question'

describe('the choice of interview questions in an address', () => {
  it('names role and level, and nothing of which all is shown', () => {
    assert.equal(queryOfChoice('', { role: 'developer', level: '' }), '?role=developer')
    assert.equal(queryOfChoice('?role=developer&level=basic', { role: '', level: '' }), '')
  })

  it('keeps other parameters of the address', () => {
    assert.equal(queryOfChoice('?from=mail&role=developer', { level: 'senior' }), '?from=mail&level=senior')
  })

  it('ignores unknown roles and levels', () => {
    assert.deepEqual(choiceOfQuery('?role=tester&level=basic&page=2'), { level: 'basic' })
    assert.deepEqual(choiceOfQuery('?role=toString&level='), {})
  })

  it('comes back from every address as it was', () => {
    const values = interviewChoices.map(({ field, values: known }) =>
      fc.constantFrom('', ...Object.keys(known)).map(value => [field, value] as const),
    )
    fc.assert(
      fc.property(fc.tuple(...values), fc.webQueryParameters(), (chosen, other) => {
        const choice = Object.fromEntries(chosen.filter(([, value]) => value !== ''))
        assert.deepEqual(choiceOfQuery(queryOfChoice(other ? `?${other}` : '', choice)), choice)
      }),
    )
  })
})
