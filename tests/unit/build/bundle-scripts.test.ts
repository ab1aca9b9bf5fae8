import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import * as layout from '../../../data/words/layout'
import { bundleScripts, type Scripts } from '../../../tooling/build/bundle-scripts'

const kb = (text = '') => brotliCompressSync(text).length / 1024

describe('the scripts of an export', () => {
  let scripts: Scripts
  before(async () => {
    scripts = await bundleScripts(
      process.cwd(),
      { darkMode: false, defaultLocale: 'en-US', locales: [], offline: false },
      { search: ['/titles.json'] },
    )
  })
  const find = (name: RegExp) => [...scripts.files].find(([address]) => name.test(address))

  it('are small where they come with every page: the page script, and what is inside the HTML', () => {
    assert.ok(
      kb(scripts.files.get(scripts.page)) < 8,
      `the page's script: ${kb(scripts.files.get(scripts.page))} KB`,
    )
    assert.ok(scripts.first.length < 1600, `inside the HTML: ${scripts.first.length} characters`)
  })

  it('have the texts of data/words where they are used, and no file with nothing else', () => {
    const page = scripts.files.get(scripts.page) ?? ''
    assert.ok(page.includes(`?"${layout.hideSidebar}":"${layout.showSidebar}"`))
    for (const [address, text] of scripts.files) assert.notEqual(text.trim(), '', address)
  })

  it('have React in one file, which comes with the apps alone', () => {
    const { files } = scripts
    const react = [...files].filter(([, text]) => text.includes('reactjs.org/docs/error-decoder'))
    assert.equal(react.length, 1)
    const imported = (address: string): string[] => [
      address,
      ...[...(files.get(address) ?? '').matchAll(/(?:from|import)"\.\/([\w.-]+)"/g)].flatMap(
        ([, file = '']) => imported(`/_next/static/page/${file}`),
      ),
    ]
    const users = [...files.keys()].filter(
      address => !address.includes('/chunk-') && imported(address).includes(react[0]?.[0] ?? ''),
    )
    assert.deepEqual(users.map(address => address.replace(/.*\/([\w-]+)-\w+\.js$/, '$1')).sort(), [
      'exam',
      'flashcards',
      'flow',
      'forecast',
      'metrics',
      'progress',
      'retrospective',
      'study-plan',
      'team-names',
      'timer',
    ])
  })

  it('are one file with a page that is only read; what it names besides is there', () => {
    const page = scripts.files.get(scripts.page) ?? ''
    assert.doesNotMatch(page, /(?:from|import)"/)
    const named = [...page.matchAll(/import\("\.\/([\w.-]+)"\)/g)].map(([, file = '']) => file)
    // A list of names, each of which some module needs (lib/loading/preload.ts).
    const [, list = ''] = /="?\["((?:[\w./-]+ )+[\w./-]+)",\{/.exec(page) ?? []
    const preloaded = list.split(' ').filter(name => name !== '/titles.json')
    assert.ok(named.length >= 8)
    assert.ok(preloaded.length > named.length)
    const addresses = preloaded.map(name => (name.startsWith('/') ? name : `/_next/static/page/${name}.js`))
    for (const address of [...named.map(file => `/_next/static/page/${file}`), ...addresses])
      assert.ok(scripts.files.has(address), address)
    assert.ok(list.includes('/titles.json'))
  })

  it('hold what the settings switch on, and leave out what they switch off', async () => {
    const page = (each: Scripts) => each.files.get(each.page) ?? ''
    const choosing = await bundleScripts(
      process.cwd(),
      { darkMode: 'system', defaultLocale: 'en-US', locales: [], offline: true },
      {},
    )
    assert.ok(choosing.first.includes('prefers-color-scheme'))
    assert.ok(page(choosing).includes('showTheme'))
    for (const script of [scripts.first, page(scripts)])
      assert.doesNotMatch(script, /prefers-color-scheme|showTheme/)
    assert.match(page(choosing), /import\("\.\/offline-\w+\.js"\)/)
    assert.doesNotMatch(page(scripts), /offline-\w+\.js"\)/)
    assert.ok(choosing.files.get('/sw.js')?.includes('waitUntil'))
    assert.match(scripts.files.get('/sw.js') ?? '', /unregister\(\)/)
  })

  it('start the worker of the search from its file', () => {
    const [, search = ''] = find(/\/search-[A-Z0-9]+\.js$/) ?? []
    const [worker = '-'] = find(/\/search-worker-/) ?? []
    assert.ok(search.includes(worker))
  })

  it('start the worker of the forecast from its file', () => {
    const [worker = '-', code = ''] = find(/\/forecast-worker-/) ?? []
    assert.ok([...scripts.files].some(([address, text]) => address !== worker && text.includes(worker)))
    assert.match(code, /onmessage/)
  })

  it('hold every question of the bank in one file, which nothing else does', () => {
    const holding = [...scripts.files].filter(([, text]) => text.includes('sprint-review-22'))
    assert.deepEqual(
      holding.map(([address]) => address.includes('question-bank')),
      [true],
    )
  })
})
