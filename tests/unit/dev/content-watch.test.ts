import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { problem, type ContentRule } from '../../../tooling/check/content/content-site'
import { readPage, readPageList } from '../../../tooling/check/content/read-pages'
import { ContentWatch } from '../../../tooling/dev/content-watch'
import type { Engine } from '../../../tooling/check/content-engine'
import type { Finding } from '../../../tooling/check/run-rules'

let root: string

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Reports on each page how many pages there are, which changes with every page. */
const counting: ContentRule = {
  name: 'counting',
  why: 'For the test.',
  check: site => site.pages.map(page => problem(page, 1, `is one of ${site.pages.length}.`)),
}
const wordy: ContentRule = {
  name: 'wordy',
  why: 'For the test.',
  check: site => [
    ...site.pages.map(page => problem(page, 2, `says '${page.sentences.map(({ text }) => text).join()}'.`)),
    ...[...site.publicFiles.keys()].map(address => ({
      file: `public${address}`,
      line: 1,
      message: `is one of ${site.publicFiles.size} files.`,
    })),
  ],
}
const menus: ContentRule = {
  name: 'menus',
  why: 'For the test.',
  check: site => site.metas.map(meta => problem(meta, 1, `holds ${meta.raw}.`)),
}

let brand = 'Grove'
let cannotBeRead: string | undefined
const engine = (): Engine => ({
  facts: { 'site.brand': brand },
  readPage,
  readPageList,
  allRules: [counting, wordy, menus],
  loadData: () => Promise.resolve({}),
})
const open = () =>
  ContentWatch.open(root, () =>
    cannotBeRead ? Promise.reject(new Error(cannotBeRead)) : Promise.resolve(engine()),
  )

const said = (findings: readonly Finding[]) => findings.map(({ file, message }) => `${file} ${message}`)
const saidOf = (content: ContentWatch, file: string) => said(content.findingsOf(file))

describe('the content while someone writes', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'content-watch-'))
    brand = 'Grove'
    cannotBeRead = undefined
    write('pages/a.mdx', 'About {site.brand}.')
    write('pages/b.mdx', 'Two. ![A tree in a field](/images/tree.svg)')
    write('pages/_meta.json', '{}')
    write('public/images/tree.svg', '<svg/>')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is checked by all rules: those in saved files are returned, and those in a page are kept for it', async () => {
    const content = await open()
    assert.deepEqual(said(await content.changed(['pages/_meta.json'])), ['pages/_meta.json holds {}.'])
    assert.deepEqual(saidOf(content, 'pages/a.mdx'), [
      'pages/a.mdx is one of 2.',
      "pages/a.mdx says 'About Grove.'.",
    ])
  })

  it('is what was saved last: pages, menus and pages that are new or gone', async () => {
    const content = await open()
    await content.changed([])
    write('pages/a.mdx', 'Other words.')
    write('pages/c.mdx', 'Three.')
    write('pages/_meta.json', '{"a":""}')
    const heard = said(await content.changed(['pages/a.mdx', 'pages/c.mdx', 'pages/_meta.json']))
    for (const finding of [
      "pages/a.mdx says 'Other words.'.",
      "pages/c.mdx says 'Three.'.",
      'pages/_meta.json holds {"a":""}.',
      // In a file that was not saved, but new.
      'pages/b.mdx is one of 3.',
    ])
      assert.ok(heard.includes(finding), finding)
    // In a file that was not saved, and known.
    assert.ok(!heard.some(finding => finding.startsWith('pages/b.mdx says')))
    rmSync(path.join(root, 'pages/c.mdx'))
    await content.changed(['pages/c.mdx'])
    assert.equal(saidOf(content, 'pages/b.mdx')[0], 'pages/b.mdx is one of 2.')
  })

  it('has new settings in its texts; those that cannot be read are said, and all is as before', async () => {
    const content = await open()
    await content.changed([])
    brand = 'Orchard'
    write('data/site.ts', "export const site = {\n  brand: 'Grove'\n  url: '',\n}")
    cannotBeRead = `Transform failed with 1 error:\n${root}/data/site.ts:3:2: ERROR: Expected "}" but found "url"`
    const found = await content.changed(['data/site.ts'])
    const message = 'cannot be read: a comma is missing after this: add it.'
    const wrong = { file: 'data/site.ts', line: 2, message, rule: 'data' }
    assert.deepEqual(found[0], wrong)
    assert.deepEqual(content.findingsOf('pages/a.mdx')[0], wrong)
    assert.ok(saidOf(content, 'pages/a.mdx').includes("pages/a.mdx says 'About Grove.'."))
    cannotBeRead = undefined
    assert.ok(!(await content.changed(['data/site.ts'])).some(({ file }) => file === 'data/site.ts'))
    assert.ok(saidOf(content, 'pages/a.mdx').includes("pages/a.mdx says 'About Orchard.'."))
  })

  it('reports on a page what is found in its pictures', async () => {
    const content = await open()
    assert.ok(
      said(await content.changed(['pages/b.mdx'])).includes('public/images/tree.svg is one of 1 files.'),
    )
  })

  it('shows on a hub what its cards take from a page that was saved', async () => {
    write('pages/trees/index.mdx', '<PageCards />')
    write('pages/trees/elm.mdx', '---\ntitle: Elm\ndescription: A tree.\n---\n')
    const content = await open()
    await content.changed([])
    assert.ok(saidOf(content, 'pages/trees/index.mdx').includes("pages/trees/index.mdx says 'A tree.'."))
    write('pages/trees/elm.mdx', '---\ntitle: Elm\ndescription: A tall tree.\n---\n')
    await content.changed(['pages/trees/elm.mdx'])
    assert.ok(saidOf(content, 'pages/trees/index.mdx').includes("pages/trees/index.mdx says 'A tall tree.'."))
  })

  it('knows the page at a route', async () => {
    const content = await open()
    assert.equal(content.fileAt('/b'), 'pages/b.mdx')
    assert.equal(content.fileAt('/c'), undefined)
  })
})
