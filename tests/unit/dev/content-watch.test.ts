import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { readPage, readPageList } from '../../../tooling/content/read-pages'
import { problem, type ContentRule } from '../../../tooling/content/content-site'
import { ContentWatch } from '../../../tooling/dev/content-watch'
import { reportOfChange } from '../../../tooling/dev/report-of-change'
import type { Engine } from '../../../tooling/rules/content-engine'
import { pageFindings } from '../../../tooling/rules/page-findings'
import { runRules } from '../../../tooling/rules/run-rules'

let root: string

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Says of each page how many pages there are, which changes with every page. */
const counting: ContentRule = {
  name: 'counting',
  why: 'For the test.',
  check: site => site.pages.map(page => problem(page, 1, `is one of ${site.pages.length}.`)),
}
const wordy: ContentRule = {
  name: 'wordy',
  why: 'For the test.',
  looksAt: 'page',
  check: site =>
    site.pages.map(page => problem(page, 2, `says '${page.sentences.map(({ text }) => text).join()}'.`)),
}
const menus: ContentRule = {
  name: 'menus',
  why: 'For the test.',
  check: site => site.metas.map(({ file, raw }) => ({ file, line: 1, message: `holds ${raw}.` })),
}

let brand = 'Grove'
const engine = (): Engine => ({
  facts: { 'site.brand': brand },
  readPage,
  readPageList,
  drawMaps: () => undefined,
  allRules: [counting, wordy, menus],
  loadData: () => Promise.resolve({ planned: [] }),
  pageFindings,
  runRules,
})
const open = () => ContentWatch.open(root, () => Promise.resolve(engine()))

const said = (content: ContentWatch, file: string) => content.findingsOf(file).map(({ message }) => message)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-watch-'))
  brand = 'Grove'
  write('pages/a.mdx', 'About {site.brand}.')
  write('pages/b.mdx', 'Two. ![A tree in a field](/images/tree.svg)')
  write('pages/_meta.json', '{}')
  write('public/images/tree.svg', '<svg/>')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the content while someone writes', () => {
  it('is checked by the rules for one page at first, and by all once every page is read', async () => {
    const content = await open()
    assert.deepEqual(said(content, 'pages/a.mdx'), ["says 'About Grove.'."])
    assert.deepEqual(content.findingsIn('pages/_meta.json'), [])
    await content.readAll()
    assert.deepEqual(said(content, 'pages/a.mdx'), ['is one of 2.', "says 'About Grove.'."])
    assert.equal(content.findingsIn('pages/_meta.json').length, 1)
  })

  it('is what was saved last: pages, menus and pages that are new or gone', async () => {
    const content = await open()
    await content.readAll()
    write('pages/a.mdx', 'Other words.')
    write('pages/c.mdx', 'Three.')
    write('pages/_meta.json', '{"a":""}')
    await content.changed(['pages/a.mdx', 'pages/c.mdx', 'pages/_meta.json'])
    assert.deepEqual(said(content, 'pages/a.mdx'), ['is one of 3.', "says 'Other words.'."])
    assert.equal(content.findingsIn('pages/_meta.json')[0]?.message, 'holds {"a":""}.')
    rmSync(path.join(root, 'pages/c.mdx'))
    await content.changed(['pages/c.mdx'])
    assert.deepEqual(said(content, 'pages/b.mdx')[0], 'is one of 2.')
  })

  it('has new settings in its texts, and the old ones while the new cannot be loaded', async () => {
    let isBroken = false
    const content = await ContentWatch.open(root, () =>
      isBroken ? Promise.reject(new Error('no such name')) : Promise.resolve(engine()),
    )
    await content.readAll()
    brand = 'Orchard'
    isBroken = true
    await assert.rejects(content.changed(['data/site.ts']), /no such name/)
    assert.ok(said(content, 'pages/a.mdx').includes("says 'About Grove.'."))
    isBroken = false
    await content.changed(['data/site.ts'])
    assert.ok(said(content, 'pages/a.mdx').includes("says 'About Orchard.'."))
  })

  it('shows on a hub what its cards take from a page that was saved', async () => {
    write('pages/trees/index.mdx', '<PageCards />')
    write('pages/trees/elm.mdx', '---\ntitle: Elm\ndescription: A tree.\n---\n')
    const content = await open()
    await content.readAll()
    assert.ok(said(content, 'pages/trees/index.mdx').includes("says 'A tree.'."))
    write('pages/trees/elm.mdx', '---\ntitle: Elm\ndescription: A tall tree.\n---\n')
    await content.changed(['pages/trees/elm.mdx'])
    assert.ok(said(content, 'pages/trees/index.mdx').includes("says 'A tall tree.'."))
  })

  it('knows the page at a route, and the page that shows a picture', async () => {
    const content = await open()
    await content.readAll()
    assert.equal(content.fileAt('/b'), 'pages/b.mdx')
    assert.equal(content.fileAt('/c'), undefined)
    assert.equal(content.pageShowing('public/images/tree.svg'), 'pages/b.mdx')
    assert.equal(content.pageShowing('pages/_meta.json'), undefined)
  })
})

describe('what the terminal says of saved files', () => {
  it('is what to correct in each, or that there is nothing', () => {
    const finding = { file: 'pages/a.mdx', line: 3, message: 'has no figure.', rule: 'article-parts' }
    const content = {
      pageShowing: (file: string) => (file === 'data/site.ts' ? undefined : 'pages/a.mdx'),
      findingsOf: () => [finding],
      findingsIn: () => [],
    }
    assert.equal(
      reportOfChange(content, ['pages/a.mdx', 'public/a.svg', 'data/site.ts']),
      'pages/a.mdx:3  has no figure.  (article-parts)\npublic/a.svg  nothing to correct\ndata/site.ts  nothing to correct',
    )
  })
})
