import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'postcss'
import { constantsOf, inlineConstants, themeVariables } from '../../../tooling/build/constant-variables'

/** A sheet with its constants in the place of their names. */
function inlined(css: string, { hasDarkMode = false } = {}): string {
  const sheet = parse(css)
  return inlineConstants(sheet, constantsOf([sheet], { hasDarkMode }))
    .toString()
    .trim()
}

describe('a constant', () => {
  it('stands where its name was, and is declared no longer', () => {
    assert.equal(
      inlined(':root{--a: 1rem} p{margin:var(--a) calc(2 * var( --a, 3px ))}'),
      'p{margin:1rem calc(2 * 1rem)}',
    )
  })

  it('may refer to others', () => {
    assert.equal(inlined(':root{--b: hsl(var(--a) 1% 2%);--a: 7} p{color:var(--b)}'), 'p{color:hsl(7 1% 2%)}')
  })

  it('is not what changes with the width, in a block or with the mode', () => {
    for (const css of [
      ':root{--a: 1}@media (width >= 1px){:root{--a: 2}}p{x:var(--a)}',
      ':root{--a: 1}.box{--a: 2}p{x:var(--a)}',
      '.box{--a: 2}p{x:var(--a)}',
    ])
      assert.equal(inlined(css), css)
    const dark = ':root{--a: 1}.dark{--a: 2}p{x:var(--a)}'
    assert.equal(inlined(dark, { hasDarkMode: true }), dark)
    assert.equal(inlined(dark), '.dark{}p{x:1}'.replace('.dark{}', ''))
  })

  it('is not what refers to something that changes', () => {
    const css = ':root{--b: var(--a);--a: 1;--c: var(--b)}.box{--a: 2}p{x:var(--b) var(--c)}'
    assert.equal(inlined(css), css)
  })

  it('is not what refers to itself or to nothing', () => {
    for (const css of [
      ':root{--a: var(--b);--b: var(--a)}p{x:var(--a)}',
      ':root{--a: var(--gone)}p{x:var(--a)}',
    ])
      assert.equal(inlined(css), css)
  })

  it('may be one of the theme', () => {
    const head = themeVariables(
      '<head><style data-next-head=""> :root { --nextra-primary-hue: 212deg } </style>',
    )
    assert.deepEqual([...constantsOf([head], { hasDarkMode: false })], [['--nextra-primary-hue', '212deg']])
  })
})
