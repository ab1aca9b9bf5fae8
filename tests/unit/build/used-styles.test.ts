import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'postcss'
import { namesOf, usedStyles } from '../../../tooling/build/used-styles'

const page = '<html lang="en" dir="ltr"><body class="a md:b"><p class="c d">Text</p></body></html>'

// White space is taken out of what is compared: cspell:ignore darkp mediaprint keyframesturn
/** The rules of a sheet that the page gets, without white space. */
function used(css: string, { html = page, hasDarkMode = false } = {}): string {
  return usedStyles([parse(css)], namesOf(html, hasDarkMode), html)
    .toString()
    .replace(/\s+/g, '')
}

describe('the rules of a page', () => {
  it('are those whose classes and elements it has', () => {
    assert.equal(used('p{x:1} .c{x:2} .e{x:3} ul{x:4} p.d .e{x:5}'), 'p{x:1}.c{x:2}')
  })

  it('lose the selectors of a list that match nothing', () => {
    assert.equal(used('.e, .c{x:1}'), '.c{x:1}')
  })

  it('know classes with signs in their names', () => {
    assert.equal(used(String.raw`.md\:b{x:1} .md\:c{x:2}`), String.raw`.md\:b{x:1}`)
  })

  it('keep what depends on states and attributes, which may change', () => {
    const css = '.c:hover{x:1}p[hidden]{x:2}.c:not(.e){x:3}html[data-menu-open].c{x:4}'
    assert.equal(used(css), css)
  })

  it('look into :is and :where', () => {
    assert.equal(used(':is(.e, ul) p{x:1} :is(.e, .c) {x:2}'), ':is(.e,.c){x:2}')
  })

  it('look into :has, as what a script adds brings rules of its own', () => {
    assert.equal(used('body:has(.e) p{x:1} body:has(> .c) p{x:2}'), 'body:has(>.c)p{x:2}')
  })

  it('leave out the other direction of text', () => {
    assert.equal(used('[dir=rtl] p{x:1} [dir=ltr] p{x:2}'), '[dir=ltr]p{x:2}')
  })

  it('leave out the dark mode of a site without one', () => {
    const css = '.dark p{x:1}:is(html[class~=dark] .c){x:2}'
    assert.equal(used(css), '')
    assert.equal(used(css, { hasDarkMode: true }), '.darkp{x:1}:is(html[class~=dark].c){x:2}')
  })

  it('keep a media query with its rules, and not without', () => {
    assert.equal(used('@media print{.c{x:1}.e{x:2}}@media screen{.e{x:3}}'), '@mediaprint{.c{x:1}}')
  })

  it('keep the animations that they name', () => {
    const css = '@keyframes turn{to{x:1}}@keyframes other{to{x:2}}.c{animation:turn 1s}'
    assert.equal(used(css), '@keyframesturn{to{x:1}}.c{animation:turn1s}')
  })

  it('lose variables of the theme that neither they nor the page name', () => {
    const html = page.replace('Text', '<i style="color:var(--shiki-token)">Text</i>')
    const css = '.c{--tw-a:1;--tw-b:2;--shiki-token:3;--shiki-other:4;--own:5;x:var(--tw-a)}'
    assert.equal(used(css, { html }), '.c{--tw-a:1;--shiki-token:3;--own:5;x:var(--tw-a)}')
  })
})
