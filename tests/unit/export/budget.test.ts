import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { budgetPage, checkBudget, filesOfPage } from '../../../tooling/check/export/budget'

let out: string

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
  writeFileSync(path.join(out, file), content)
}

/** Text that Brotli cannot make smaller than about this many bytes. */
const dense = (bytes: number) => randomBytes(bytes).toString('base64')

const lesson = (html: string) => write(`${budgetPage.slice(1)}.html`, html)
const kept = (allowed: string[] = []) => checkBudget(out, allowed).isKept

describe('what a page loads', () => {
  it('is every script in a tag, in a preload, or named by another script, each once', () => {
    const html = `<link rel="preload" as="script" href="/_next/static/chunks/a-1.js">
      <script src="/_next/static/chunks/a-1.js"></script>
      <script>later(["/_next/static/chunks/pages/%5Bslug%5D-2.js"])</script>
      <link rel="stylesheet" href="/_next/static/css/c.css">`
    assert.deepEqual(filesOfPage(html), {
      scripts: ['_next/static/chunks/a-1.js', '_next/static/chunks/pages/[slug]-2.js'],
      styles: ['_next/static/css/c.css'],
    })
  })
})

describe('the weight of an export', () => {
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'budget-'))
    write('_next/static/chunks/main-1.js', 'let a')
  })
  afterEach(() => rmSync(out, { recursive: true }))

  describe('the budget of a course lesson', () => {
    it('is kept by a light page', () => {
      lesson('<script src="/_next/static/chunks/main-1.js"></script>')
      const { text, isKept } = checkBudget(out, [])
      assert.equal(isKept, true)
      assert.match(text, /ok +script: 0\.0 KB of 8\.0 KB/)
    })

    it('is broken by 9 KB of script', () => {
      write('_next/static/chunks/big.js', dense(9 * 1024))
      lesson('<script src="/_next/static/chunks/big.js"></script>')
      assert.equal(kept(), false)
    })

    it('is broken by a style sheet of 15 KB', () => {
      write('_next/static/css/a.css', dense(15 * 1024))
      lesson('<link rel="stylesheet" href="/_next/static/css/a.css">')
      assert.equal(kept(), false)
    })

    it('is broken by HTML of 23 KB', () => {
      lesson(dense(23 * 1024))
      assert.equal(kept(), false)
    })

    it('is broken by a font of 31 KB', () => {
      lesson('')
      write('fonts/a.woff2', Buffer.alloc(31 * 1024))
      assert.equal(kept(), false)
    })

    for (const element of [
      '<script src="https://cdn.example/a.js"></script>',
      '<img src="//cdn.example/a.png">',
      '<link rel="stylesheet" href="https://fonts.example/a.css">',
      '<link rel="preconnect" href="https://fonts.example">',
      '<iframe src="https://video.example/1"></iframe>',
    ]) {
      it(`is broken by ${element}`, () => {
        lesson(element)
        assert.equal(kept(), false)
      })
    }

    it('is broken by a style sheet that asks another host for a font', () => {
      lesson('')
      write('_next/static/css/a.css', '@font-face { src: url("https://fonts.example/a.woff2") }')
      assert.equal(kept(), false)
    })

    it('allows links to other hosts, and the script that the owner configured', () => {
      lesson('<a href="https://a.example">A</a><script src="https://mail.example/form.js"></script>')
      assert.equal(kept(['https://mail.example/form.js']), true)
    })

    it('is broken when there is no such lesson', () => {
      assert.equal(kept(), false)
    })
  })
})
