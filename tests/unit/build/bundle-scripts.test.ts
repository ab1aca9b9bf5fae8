import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { bundleScripts, type Scripts } from '../../../lib/build/bundle-scripts'

const kb = (text = '') => brotliCompressSync(text).length / 1024

describe('the scripts of an export', () => {
  let scripts: Scripts
  before(async () => {
    scripts = await bundleScripts(process.cwd(), { search: ['/titles.json'] })
  })
  const find = (name: RegExp) => [...scripts.files].find(([address]) => name.test(address))

  it('are small where they come with every page: the page script, and what is inside the HTML', () => {
    assert.ok(
      kb(scripts.files.get(scripts.page)) < 7,
      `the page's script: ${kb(scripts.files.get(scripts.page))} KB`,
    )
    assert.ok(scripts.first.length < 700, `inside the HTML: ${scripts.first.length} characters`)
  })

  it('carry to a page that is only read nothing that draws, and nowhere the large renderer', () => {
    const drawing = [...scripts.files].filter(
      ([, text]) => text.includes('__PREACT_DEVTOOLS__') || text.includes('diffed'),
    )
    const drawn = drawing.map(([address]) => address.split('/').at(-1) ?? '')
    const page = scripts.files.get(scripts.page) ?? ''
    const imported = [...page.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, file]) => file)
    assert.ok(drawn.length > 0)
    for (const file of drawn) assert.ok(!imported.includes(file) && !scripts.page.endsWith(file), file)
    assert.doesNotMatch([...scripts.files.values()].join(''), /react\.dev\/errors|reactjs\.org\/docs\/error/)
  })

  it('name for each part the modules and the data that it needs, each of them there', () => {
    const [, list = '{}'] = /^const PRELOADS=(\{.*?\});/.exec(scripts.files.get(scripts.page) ?? '') ?? []
    const preloads = JSON.parse(list) as Record<string, { modules: string[]; data: string[] }>
    const parts = [
      'search',
      'practice-exam',
      'flashcards',
      'progress-tools',
      'lesson',
      'course',
      'exit-modal',
    ]
    for (const part of parts) {
      const { modules = [] } = preloads[part] ?? {}
      assert.ok(modules.length > 0, part)
      for (const address of modules) assert.ok(scripts.files.has(address), address)
    }
    const { data = [] } = preloads.search ?? {}
    assert.ok(data.includes('/titles.json'))
    assert.ok(data.some(address => scripts.files.has(address)))
  })

  it('start the worker of the search from its file', () => {
    const [, search = ''] = find(/\/search-[A-Z0-9]+\.js$/) ?? []
    const [worker = '-'] = find(/\/search-worker-/) ?? []
    assert.ok(search.includes(worker))
  })

  it('hold every question of the bank in one file, which nothing else does', () => {
    const holding = [...scripts.files].filter(([, text]) => text.includes('sprint-review-12'))
    assert.deepEqual(
      holding.map(([address]) => address.includes('question-bank')),
      [true],
    )
  })
})
