import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cssFaults } from '../../../tooling/check/export/css-faults'

describe('the check of style sheets', () => {
  it('finds a value that its property does not have, also behind a variable', () => {
    assert.deepEqual(cssFaults('a{background:hsl(212deg100%39%/.05)}'), [
      'has a style that browsers do not read: background: hsl(212deg100%39%/.05).',
    ])
    assert.deepEqual(cssFaults(':root{--wide:12}p{inline-size:var(--wide)}'), [
      'has a style that browsers do not read: inline-size: 12.',
    ])
    assert.match(cssFaults('p{colour:red}').join(), /colour: red/)
  })

  it('finds a syntax error', () => {
    assert.match(cssFaults('p{color:red}}').join(), /syntax error/)
  })

  it('passes over what browsers read', () => {
    const css =
      ':root{--hue:212deg;--none: }p{color:hsl(var(--hue)100%39%/.05);margin:calc(var(--gap,1rem)*2);filter:var(--none)}@page{margin:18mm}'
    assert.deepEqual(cssFaults(css), [])
  })
})
