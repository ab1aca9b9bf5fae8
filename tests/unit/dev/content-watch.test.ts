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
  looksAt: 'page',
  check: site => [
    ...site.pages.map(page => problem(page, 2, `says '${page.sentences.map(({ text }) => text).join()}'.`)),
    ...[...site.publicFiles].map(([address]) => ({
      file: `public${address}`,
      line: 1,
      message: `is shown on ${site.pages.map(({ file }) => file).join()}.`,
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

/** What the rules for the whole site say after a change of files. */
async function settled(content: ContentWatch, files: readonly string[]): Promise<string[]> {
  const heard: Finding[] = []
  await content.settle(files, found => heard.push(...found))
  return said(heard)
}

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

  it('is checked by the rules for one page at first, and by all once it has settled', async () => {
    const content = await open()
    assert.deepEqual(saidOf(content, 'pages/a.mdx'), ["pages/a.mdx says 'About Grove.'."])
    assert.deepEqual(await settled(content, ['pages/_meta.json']), ['pages/_meta.json holds {}.'])
    assert.deepEqual(saidOf(content, 'pages/a.mdx'), [
      'pages/a.mdx is one of 2.',
      "pages/a.mdx says 'About Grove.'.",
    ])
  })

  it('is what was saved last: pages, menus and pages that are new or gone', async () => {
    const content = await open()
    await content.settle([])
    write('pages/a.mdx', 'Other words.')
    write('pages/c.mdx', 'Three.')
    write('pages/_meta.json', '{"a":""}')
    const files = ['pages/a.mdx', 'pages/c.mdx', 'pages/_meta.json']
    await content.changed(files)
    assert.deepEqual(said(content.findingsIn(files)), [
      "pages/a.mdx says 'Other words.'.",
      "pages/c.mdx says 'Three.'.",
    ])
    const heard = await settled(content, files)
    assert.ok(heard.includes('pages/_meta.json holds {"a":""}.'))
    // In a file that was not saved, but new.
    assert.ok(heard.includes('pages/b.mdx is one of 3.'))
    rmSync(path.join(root, 'pages/c.mdx'))
    await content.changed(['pages/c.mdx'])
    await content.settle(['pages/c.mdx'])
    assert.equal(saidOf(content, 'pages/b.mdx')[0], 'pages/b.mdx is one of 2.')
  })

  it('stops settling when something else is saved, and goes on with that', async () => {
    const content = await open()
    assert.equal(
      await content.settle(
        [],
        () => undefined,
        () => true,
      ),
      false,
    )
    assert.equal(await content.settle([]), true)
  })

  it('has new settings in its texts; those that cannot be read are said, and all is as before', async () => {
    const content = await open()
    await content.settle([])
    brand = 'Orchard'
    write('data/site.ts', "export const site = {\n  brand: 'Grove'\n  url: '',\n}")
    cannotBeRead = `Transform failed with 1 error:\n${root}/data/site.ts:3:2: ERROR: Expected "}" but found "url"`
    await content.changed(['data/site.ts'])
    const message = 'cannot be read: a comma is missing after this: add it.'
    const wrong = { file: 'data/site.ts', line: 2, message, rule: 'data' }
    assert.deepEqual(content.findingsIn(['data/site.ts']), [wrong])
    assert.deepEqual(content.findingsOf('pages/a.mdx')[0], wrong)
    assert.ok(saidOf(content, 'pages/a.mdx').includes("pages/a.mdx says 'About Grove.'."))
    cannotBeRead = undefined
    await content.changed(['data/site.ts'])
    assert.deepEqual(content.findingsIn(['data/site.ts']), [])
    assert.ok(saidOf(content, 'pages/a.mdx').includes("pages/a.mdx says 'About Orchard.'."))
  })

  it('reports on a picture what the page that shows it finds', async () => {
    const content = await open()
    await content.settle([])
    assert.deepEqual(said(content.findingsIn(['public/images/tree.svg'])), [
      'public/images/tree.svg is shown on pages/b.mdx.',
    ])
  })

  it('shows on a hub what its cards take from a page that was saved', async () => {
    write('pages/trees/index.mdx', '<PageCards />')
    write('pages/trees/elm.mdx', '---\ntitle: Elm\ndescription: A tree.\n---\n')
    const content = await open()
    await content.settle([])
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
