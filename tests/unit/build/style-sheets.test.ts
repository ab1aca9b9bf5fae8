import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { firstPaint } from '../../../tooling/build/first-paint'
import type { PageNames } from '../../../tooling/build/page-names'
import { siteStyles, styleModule, type SiteStyles } from '../../../tooling/build/style-sheets'
import { filesUnder } from '../../../tooling/tasks/files-under'

const root = process.cwd()

describe('a style module', () => {
  it('gives its classes the names that the pages have them by', () => {
    const { css, classes } = styleModule(path.join(root, 'components/site/Navbar.module.css'))
    assert.ok(css.includes('.Navbar-bar{'))
    assert.equal(classes.bar, 'Navbar-bar')
    const names = Object.keys(classes)
    assert.deepEqual(
      names,
      names.toSorted((a, b) => a.localeCompare(b, 'en')),
      'in any order, scripts would have another address in each build',
    )
  })

  it('has a name that no other has, or their classes would be one', () => {
    const names = filesUnder(root, 'components', '.module.css').map(file => path.basename(file))
    assert.equal(new Set(names).size, names.length)
  })
})

describe("the site's style sheet", () => {
  let styles: SiteStyles
  before(async () => {
    styles = await siteStyles({ root, hasDarkMode: false, pages: [] })
  })

  it('has the rules of the site and of every component, for paper too', () => {
    for (const part of ['.nextra-content h1', '.Navbar-bar', '@media print', '@page'])
      assert.ok(styles.whole.includes(part), part)
    assert.doesNotMatch(styles.screen, /@page|@media print\{/)
  })

  it('has no rules of the tools; their pages have all of them inside', () => {
    assert.ok(!styles.whole.includes('.Chart-chart'))
    assert.equal(styles.ofTools(['Navbar-bar', 'nextra-content']), '')
    const rules = styles.ofTools(['Chart-chart'])
    assert.ok(rules.includes('.Chart-chart') && rules.includes('.ToolNotice-notice'))
    assert.ok(rules.includes('@media print'))
    assert.doesNotMatch(styles.ofTools(['CardDrawing-pair']), /\.Chart-/)
  })

  const withPage = async (classes: string, hasDarkMode: boolean) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'style-sheets-'))
    const page = path.join(folder, 'page.html')
    writeFileSync(page, `<!DOCTYPE html><html><template><p class="${classes}">Text</p></template></html>`)
    const { whole } = await siteStyles({ root, hasDarkMode, pages: [page] })
    rmSync(folder, { recursive: true })
    return whole
  }

  it('takes the rules of the theme for what the pages hold, and no others', async () => {
    const whole = await withPage('nextra-toc [div:hover&gt;&amp;]:nx-opacity-100 nx-sr-only', false)
    assert.match(whole, /\.nx-sr-only\{.*div:hover>\.\\\[div/)
    assert.doesNotMatch(whole, /nx-text-lg|nextra-hamburger|a:focus-visible/)
    assert.ok(!styles.whole.includes('.nx-sr-only'))
  })

  it('has a dark mode only where readers can choose one', async () => {
    assert.match(await withPage('nextra-content', true), /^(?!.*class~=dark).*\.dark\{/s)
    assert.doesNotMatch(await withPage('nextra-content dark:nx-bg-white/10', false), /\.dark\b|=dark/)
  })

  it('is small', () => {
    const size = brotliCompressSync(styles.whole).length / 1024
    assert.ok(size < 14, `${size} KB`)
  })
})

const page: PageNames = { classes: ['box'], tags: ['div', 'p'], variables: ['--named'], direction: 'ltr' }

describe('the rules for the first paint', () => {
  const choose = (css: string, names = page, hasDarkMode = false) => firstPaint(css, hasDarkMode)(names)

  it('are those that can match something on the page, in any state', async () => {
    const css =
      '.box:hover{x:1}.box[aria-expanded=true] p{x:2}.other{x:3}div>table{x:4}:is(.other,p) a{x:5}p:is(.box,.other){x:6}'
    assert.equal(await choose(css), '.box:hover{x:1}.box[aria-expanded=true] p{x:2}p:is(.box){x:6}')
  })

  it('are for the direction and the themes of the site', async () => {
    const css = '[dir=ltr] p{x:1}[dir=rtl] p{x:2}.dark p{x:3}html[class~=dark] p{x:4}'
    assert.equal(await choose(css, { ...page, tags: ['html', 'p'] }), '[dir=ltr] p{x:1}')
    assert.match(
      await choose(css, { ...page, tags: ['html', 'p'] }, true),
      /\.dark p\{x:3\}html\[class~=dark\] p/,
    )
  })

  it('refuse a rule with an id, by which nothing is chosen, but not a color', async () => {
    assert.throws(() => firstPaint('.box{x:1}#box:target p{x:2}', false), /#box.*\[id='box'\]/)
    assert.equal(await choose('.box{color:#abc}p{x:1}'), '.box{color:#abc}p{x:1}')
    // As in development: not minified, and with a color in a class's name.
    await choose('/* #box */\n.box\\[\\#fff\\] {\n  color: #fff\n}\np {\n  x: 1\n}')
  })

  it('leave out variables and animations that nothing names', async () => {
    const css =
      ':root{--a:1;--b:2;--named:3}p{x:var(--a);animation:turn 1s}@keyframes turn{to{x:1}}@keyframes fall{to{x:2}}'
    const rules = await choose(css)
    assert.ok(rules.includes('--a:1') && rules.includes('--named:3') && rules.includes('@keyframes turn'))
    assert.doesNotMatch(rules, /--b|fall/)
  })
})
