import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { markdownProblems } from '../../../tooling/check/export/markdown-rules'
import { pageFacts } from '../../../tooling/check/export/page-facts'

const out = mkdtempSync(path.join(tmpdir(), 'markdown-rules-'))

const html = `<!DOCTYPE html><html lang="en"><head><title>Elms</title><meta name="description" content="Of elms.">
<meta property="article:modified_time" content="2026-11-21"></head><body><main><h1>Elms</h1>
<nav class="nextra-breadcrumb"><ul><li>Trees</li></ul></nav><h2>Contents</h2><div data-contents=""><p>Tall</p></div>
<p>Elms are <em>tall</em>. <button>Copy</button></p><figure><img src="/a.svg" alt="An elm."><figcaption>Old.</figcaption></figure>
<table><tr><td>Height</td><td><a href="/oaks">40 m</a></td></tr></table></main></body></html>`

const sound = `---
title: "Elms"
url: "https://grove.example/elms"
description: "Of elms."
dateModified: "2026-11-21"
---

# Elms

Elms are *tall*.

![An elm.](https://grove.example/a.svg)

*Old.*

| Height | [40 m](https://grove.example/oaks) |
`

function problemsOf(markdown: string): string[] {
  writeFileSync(path.join(out, 'elms.html'), html)
  writeFileSync(path.join(out, 'elms.md'), markdown)
  return markdownProblems(out, pageFacts({ route: '/elms', file: 'elms.html' }, html))
}

describe('the Markdown of a page', () => {
  after(() => rmSync(out, { recursive: true }))

  it("passes if it has all of the page's text", () => assert.deepEqual(problemsOf(sound), []))

  for (const [what, from, to, expected] of [
    ['a paragraph', 'Elms are *tall*.', '', /"Elms are tall/],
    ['the words below a picture', '*Old.*', '', /"Old\."/],
    ['a picture', '![An elm.](https://grove.example/a.svg)', '', /"An elm\."/],
    ['a cell of a table', '[40 m](https://grove.example/oaks)', '', /"40 m"/],
    ['the level of its heading', '# Elms', '## Elms', /exactly one level-1 heading/],
    ['whole addresses', 'https://grove.example/oaks', '/oaks', /absolute addresses/],
    ['its own address', 'grove.example/elms', 'grove.example/oaks', /not by its own address/],
    ['its description', 'Of elms.', 'Of oaks.', /another description/],
    ['the day of its change', '2026-11-21', '2026-11-22', /another date/],
  ] as const) {
    it(`has a problem where it lacks ${what}`, () => {
      const problems = problemsOf(sound.replace(from, to))
      assert.equal(problems.length, 1, problems.join('\n'))
      assert.match(problems[0] ?? '', expected)
    })
  }

  it('has to be there', () => {
    const page = pageFacts({ route: '/oaks', file: 'elms.html' }, html)
    assert.match(markdownProblems(out, page).join(), /no Markdown file/)
  })
})
