import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cssProblems } from '../../../tooling/check/export/css-problems'

describe('the check of style sheets', () => {
  it('finds a value that its property does not have, also behind a variable', () => {
    assert.deepEqual(cssProblems('a{background:hsl(212deg100%39%/.05)}'), [
      'has a style that browsers do not read: background: hsl(212deg100%39%/.05).',
    ])
    assert.deepEqual(cssProblems(':root{--wide:12}p{inline-size:var(--wide)}'), [
      'has a style that browsers do not read: inline-size: 12.',
    ])
    assert.match(cssProblems('p{colour:red}').join(), /colour: red/)
  })

  it('finds a syntax error', () => {
    assert.match(cssProblems('p{color:red}}').join(), /syntax error/)
  })

  it('passes over what browsers read', () => {
    const css =
      ':root{--hue:212deg;--none: }p{color:hsl(var(--hue)100%39%/.05);margin:calc(var(--gap,1rem)*2);filter:var(--none)}@page{margin:18mm}'
    assert.deepEqual(cssProblems(css), [])
  })
})
