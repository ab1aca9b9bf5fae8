import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageNames } from '../../../tooling/build/page-names'
import { finishPage } from '../../../tooling/build/finish-page'

const props = (text: string) => `<div data-island="exam" data-props="${text}"></div>`

/** A page as Next.js renders it. */
const rendered = (body = '') =>
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8" data-next-head=""/><style data-next-head="">
     :root { --nextra-primary-hue: 212deg; }
   </style><title data-next-head="">T</title><link rel="preload" href="/_next/static/chunks/main.js" as="script"/><link rel="stylesheet" href="/_next/static/css/1.css"/><noscript data-n-css=""></noscript><script src="/_next/static/chunks/main.js" defer=""></script></head><body><div id="__next"><script>document.documentElement.setAttribute('dir','ltr')</script><nav id="sidebar"><div data-tree-box=""><ul><li><button data-folder="/a" data-first="/a/b" aria-controls="a" aria-expanded="false">A</button><ul id="a" class="inside"><li>B</li></ul></li></ul></div></nav><main class="text wide" style="color:var(--ink)">Text<template><b class="later">x</b></template>${body}</main></div><script id="__NEXT_DATA__" type="application/json">{}</script></body></html>`

const asked: PageNames[] = []
const kept = new Map<string, string>()

const finish = (html: string) =>
  finishPage(html, {
    buildId: 'b1',
    tree: '/tree.txt',
    sheet: '/site.css',
    script: '/page.js',
    first: 'first()',
    apps: new Map([['exam', './exam-1a.js ./chunk-2b.js']]),
    firstPaint: names => {
      asked.push(names)
      return Promise.resolve({
        rules: 'p{x:1}',
        ofTools: names.classes.includes('Chart-chart') ? 'b{x:2}' : '',
      })
    },
    keep: (name, text) => {
      kept.set(name, text)
      return `/${name}`
    },
  })

describe('a finished page', () => {
  it('brings its rules, the whole style sheet and its script, and nothing of what Next.js would run', async () => {
    assert.equal(
      await finish(rendered()),
      '<!DOCTYPE html><html lang="en" dir="ltr" data-build="b1"><head><meta charset="utf-8"><title>T</title>' +
        '<style data-page="">:root { --nextra-primary-hue: 212deg; }p{x:1}</style>' +
        '<link data-sheet="" rel="stylesheet" media="print" href="/site.css">' +
        '<noscript><link rel="stylesheet" href="/site.css"></noscript>' +
        '<script data-then="/page.js">first()</script></head><body><div id="__next">' +
        '<nav id="sidebar" data-tree="/tree.txt"><div data-tree-box=""><ul><li>' +
        '<button data-folder="/a" aria-expanded="false">A</button></li></ul></div></nav>' +
        '<main class="text wide" style="color:var(--ink)">Text<template><b class="later">x</b></template></main></div></body></html>',
    )
  })

  it('has the rules of its tool after the whole style sheet, which they change', async () => {
    const html = await finish(rendered('<i class="Chart-chart"></i>'))
    assert.match(html, /<\/noscript><style data-tools="">b\{x:2\}<\/style><script/)
  })

  it('asks for the rules of what it shows', async () => {
    asked.length = 0
    await finish(rendered())
    const names = asked[0] ?? assert.fail()
    assert.deepEqual(names.classes, ['text', 'wide'])
    assert.deepEqual(names.variables, ['--ink'])
    assert.equal(names.direction, 'ltr')
    assert.ok(names.tags.includes('nav') && !names.tags.includes('b'))
  })

  it('keeps long props of an app in a file of their own', async () => {
    const long = `[&quot;${'a'.repeat(2001)}&quot;]`
    const html = await finish(rendered(props('{}') + props(long)))
    assert.ok(html.includes('<div data-island="exam" data-props="{}" '))
    assert.ok(html.includes('<div data-island="exam" data-props-from="/props.json" '))
    assert.equal(kept.get('props.json'), `["${'a'.repeat(2001)}"]`)
  })

  it("has the files of its app where the page's script finds them", async () => {
    const html = await finish(rendered(`${props('{}')}<div data-island="lesson"></div>`))
    assert.ok(html.includes('data-files="./exam-1a.js ./chunk-2b.js"></div><div data-island="lesson"></div>'))
  })

  for (const [what, missing] of [
    ['#sidebar', ' id="sidebar"'],
    ['__NEXT_DATA__', ' id="__NEXT_DATA__"'],
    ["Next.js's scripts", '<script src="/_next/static/chunks/main.js" defer=""></script>'],
    ["the theme's script for the direction", `document.documentElement.setAttribute('dir','ltr')`],
    ["style element with the theme's variables", ' data-next-head=""'],
  ] as const)
    it(`is refused without ${what}`, async () => {
      await assert.rejects(finish(rendered().replaceAll(missing, '')), {
        message: new RegExp(`has no ${what}`),
      })
    })
})
