import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import { markdownMaker } from '../../../tooling/feeds/page-markdown'
import type { PublishedPage } from '../../../tooling/feeds/published-page'
import { writeMarkdown } from '../../../tooling/feeds/write-markdown'
import { someSettings } from '../site/some-settings'

const head = {
  title: 'Trees: "Elms"',
  description: '',
  url: 'https://grove.example/elms',
  author: 'A. Author',
  datePublished: '2026-11-01',
  dateModified: '2026-11-20',
}

/** The Markdown of these elements, without front matter. */
const textOf = (html: string) =>
  markdownMaker()(`<main>${html}</main>`, head).replace(/^---[\s\S]*?---\n\n/, '')

describe('a page as Markdown', () => {
  it('begins with what its head says', () => {
    const whole = markdownMaker()('<main><h1>Elms</h1></main>', head)
    assert.equal(
      whole,
      '---\ntitle: "Trees: \\"Elms\\""\nurl: "https://grove.example/elms"\nauthor: "A. Author"\ndatePublished: "2026-11-01"\ndateModified: "2026-11-20"\n---\n\n# Elms\n',
    )
  })

  for (const [what, html, expected] of [
    [
      'links to pages as whole addresses',
      '<p><a href="/oaks#a">Oaks</a></p>',
      '[Oaks](https://grove.example/oaks#a)',
    ],
    [
      'links within the page as whole addresses',
      '<p><a href="#a">A</a></p>',
      '[A](https://grove.example/elms#a)',
    ],
    [
      'the words below a picture',
      '<figure><img src="/a.svg" alt="Elm"><figcaption>An elm.</figcaption></figure>',
      '![Elm](https://grove.example/a.svg)\n\n*An elm.*',
    ],
    [
      'where the words of a note come from',
      '<div role="note"><p class="Note-label">By the book <span class="Note-source">Elms</span></p><p>Tall.</p></div>',
      '> **By the book: Elms**\n> \n> Tall.',
    ],
    [
      'what a list of choices holds',
      '<label>Kind<select><option>Elm</option><option>Oak, old</option></select></label>',
      '- Kind: Elm, Oak, old',
    ],
    [
      'words apart that only styles set apart',
      '<p><span>Next</span><a href="/a">A</a><span>3 min</span></p>',
      'Next [A](https://grove.example/a) 3 min',
    ],
    [
      'no place in a list that held a button alone',
      '<ul><li><button>Elms</button></li><li>Oaks</li></ul>',
      '-   Oaks',
    ],
    [
      'links to elsewhere as they are',
      '<a href="https://a.example/(b)">B</a>',
      '[B](https://a.example/%28b%29)',
    ],
    [
      'pictures by what they show',
      '<img src="/a.svg" alt="A [tall] elm">',
      '![A \\[tall\\] elm](https://grove.example/a.svg)',
    ],
    [
      'tables, with bars in their cells',
      '<table><tr><th>A</th><td></td></tr><tr><td>a|b</td><td><b>c</b></td></tr></table>',
      '| A |  |\n| --- | --- |\n| a\\|b | **c** |',
    ],
    [
      'notes as quotations under their names',
      '<div role="note"><p class="Note-label">To remember</p><p>Water it.</p></div>',
      '> **To remember**\n> \n> Water it.',
    ],
    [
      'what is folded under its name',
      '<details><summary>2017 to 2020</summary><p>Less.</p></details>',
      '**2017 to 2020**\n\nLess.',
    ],
    [
      'code as it is',
      '<pre><code data-language="ts">const a = [*b*]\n</code></pre>',
      '```ts\nconst a = [*b*]\n```',
    ],
    [
      'questions with their choices',
      '<fieldset><legend>Which?</legend><label><input type="radio"><span><span class="Q-key">A</span>This</span></label><label><input type="radio"><span><span class="Q-key">B</span>That</span></label></fieldset>',
      '**Which?**\n\n- A: This\n- B: That',
    ],
    [
      'two lines of a card apart',
      '<a href="/a"><span>New?</span><span>Begin</span></a>',
      '[New? Begin](https://grove.example/a)',
    ],
  ] as const) {
    it(`has ${what}`, () => assert.equal(textOf(html).trim(), expected))
  }

  it('has nothing that only a browser can use, and nothing that surrounds the text', () => {
    const html = [
      '<nav class="nextra-breadcrumb"><a href="/">Home</a></nav><h1>Elms</h1><div class="Byline-byline">By me</div>',
      '<h2>Table of contents<a class="subheading-anchor" href="#t"></a></h2>\n<div data-contents=""><ul><li>A</li></ul></div>',
      '<div data-ebook-ad=""><p>Buy</p></div><p>Tall.</p><p hidden="">Not yet</p><button>Press</button>',
      '<div class="nextra-timestamp">Last updated</div>',
    ].join('')
    assert.equal(textOf(html), '# Elms\n\nTall.\n')
  })
})

describe('the Markdown of an export', () => {
  it('is written for each page, and again only if the page has changed', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'markdown-'))
    const out = path.join(root, 'out')
    mkdirSync(path.join(out, 'trees'), { recursive: true })
    const pages = ['/', '/trees/elms'].map((route): PublishedPage => ({
      ...head,
      route,
      kind: 'article',
      description: 'Trees.',
    }))
    const write = (text: string) => {
      writeFileSync(path.join(out, 'index.html'), '<p>x</p><main><h1>Home</h1></main><p>y</p>')
      writeFileSync(path.join(out, 'trees/elms.html'), `<main><h1>${text}</h1></main>`)
      return writeMarkdown(root, out, pages, someSettings)
    }
    const kept = () => readdirSync(path.join(root, '.cache/page-markdown'))
    assert.equal(await write('Elms'), 2)
    assert.match(readFileSync(path.join(out, 'index.md'), 'utf8'), /\n---\n\n# Home\n$/)
    assert.match(
      readFileSync(path.join(out, 'trees/elms.md'), 'utf8'),
      /url: "https:\/\/grove\.example\/trees\/elms"/,
    )
    const before = kept()
    await write('Old elms')
    assert.match(readFileSync(path.join(out, 'trees/elms.md'), 'utf8'), /# Old elms/)
    assert.equal(kept().length, 2)
    assert.equal(kept().filter(name => before.includes(name)).length, 1)
    rmSync(root, { recursive: true })
  })
})
