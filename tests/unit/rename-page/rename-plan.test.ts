import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { redirectPage, writeRedirects } from '../../../tooling/check/export/redirect-pages'
import { exportedPages } from '../../../tooling/check/export/exported-pages'
import { formatPlan, writePlan } from '../../../tooling/new-page/write-plan'
import { redirectsAfter } from '../../../tooling/rename-page/redirect-text'
import { planRename } from '../../../tooling/rename-page/rename-plan'
import { assertRename } from '../../../tooling/rename-page/rename-request'

let root: string

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const isThere = (file: string) => existsSync(path.join(root, file))

const rename = (from: string, to: string) => writePlan(root, planRename(root, from, to, []))

describe('renaming a page', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'rename-'))
    write('pages/scrum/_meta.json', '{\n  "index": "",\n  "board": "",\n  "goal": ""\n}\n')
    write('pages/kanban/_meta.json', '{\n  "index": ""\n}\n')
    write(
      'pages/scrum/index.mdx',
      '[board](/scrum/board#why) [other](/scrum/board-game) <https://a.example/scrum/board>',
    )
    write(
      'pages/scrum/board.mdx',
      '<Figure src="/images/scrum/board-columns.svg" /> and [itself](/scrum/board)',
    )
    write('public/images/scrum/board-columns.svg', '<svg/>')
    write('data/related-links/scrum.ts', "{ link: '/scrum/board' }")
    write('tests/unit/search/relevance-set.ts', "['board', '/scrum/board'],")
    write('tooling/build/offline-files.ts', "const besides = ['/scrum/board']")
    write('data/redirects.ts', 'export const redirects: readonly Redirect[] = []\n')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  describe('a page that gets another address', () => {
    it('moves with its links, its menu entry at its place, its figures and its data', () => {
      rename('/scrum/board', '/scrum/wall')
      assert.ok(!isThere('pages/scrum/board.mdx'))
      assert.equal(
        read('pages/scrum/wall.mdx'),
        '<Figure src="/images/scrum/wall-columns.svg" /> and [itself](/scrum/wall)',
      )
      assert.ok(
        isThere('public/images/scrum/wall-columns.svg') && !isThere('public/images/scrum/board-columns.svg'),
      )
      assert.equal(
        read('pages/scrum/index.mdx'),
        '[board](/scrum/wall#why) [other](/scrum/board-game) <https://a.example/scrum/board>',
      )
      assert.match(read('pages/scrum/_meta.json'), /"index": "",\n {2}"wall": "",\n {2}"goal"/)
      assert.equal(read('data/related-links/scrum.ts'), "{ link: '/scrum/wall' }")
      assert.equal(read('tests/unit/search/relevance-set.ts'), "['board', '/scrum/wall'],")
      assert.equal(read('tooling/build/offline-files.ts'), "const besides = ['/scrum/wall']")
      assert.match(read('data/redirects.ts'), /\{ from: '\/scrum\/board', to: '\/scrum\/wall' \},/)
    })

    it('takes its translations along, with their menu entries, figures and links', () => {
      const home = 'translations/fr'
      write(`${home}/pages/scrum/_meta.json`, '{\n  "board": ""\n}\n')
      write(`${home}/pages/scrum/board.mdx`, '<Figure src="/images/scrum/board-columns.svg" />')
      write(`${home}/pages/index.mdx`, '[tableau](/scrum/board)')
      write(`${home}/public/images/scrum/board-columns.svg`, '<svg/>')
      write(`${home}/data/questions/board.ts`, "lesson: '/scrum/board',")
      rename('/scrum/board', '/scrum/wall')
      assert.ok(!isThere(`${home}/pages/scrum/board.mdx`))
      assert.equal(read(`${home}/pages/scrum/wall.mdx`), '<Figure src="/images/scrum/wall-columns.svg" />')
      assert.equal(read(`${home}/pages/scrum/_meta.json`), '{\n  "wall": ""\n}\n')
      assert.equal(read(`${home}/pages/index.mdx`), '[tableau](/scrum/wall)')
      assert.ok(isThere(`${home}/public/images/scrum/wall-columns.svg`))
      assert.equal(read(`${home}/data/questions/board.ts`), "lesson: '/scrum/wall',")
    })

    it('takes its group of related links along', () => {
      write('pages/scrum/board.mdx', '<ContinueReading pageName="board" />')
      write('data/related-links/scrum.ts', "  'board-game': [\n  ],\n  board: [\n  ],\n")
      rename('/scrum/board', '/scrum/wall')
      assert.equal(read('pages/scrum/wall.mdx'), '<ContinueReading pageName="wall" />')
      assert.equal(read('data/related-links/scrum.ts'), "  'board-game': [\n  ],\n  'wall': [\n  ],\n")
    })

    it('leaves files laid out as the check of the formatting asks for', async () => {
      write('.prettierrc', '{ "printWidth": 40, "singleQuote": true, "semi": false }')
      write('data/related-links/scrum.ts', "export const group = ['/scrum/board']\n")
      const plan = await formatPlan(root, planRename(root, '/scrum/board', '/scrum/wall-with-columns', []))
      const [links] = plan.filter(({ file }) => file === 'data/related-links/scrum.ts')
      assert.equal(links?.text, "export const group = [\n  '/scrum/wall-with-columns',\n]\n")
    })

    it('is named if the address is nearly that of a page', () => {
      assert.throws(
        () => rename('/scrum/bord', '/scrum/wall'),
        /at \/scrum\/bord: did you mean \/scrum\/board\?/,
      )
    })

    it('leaves the menu of its old folder and stands last in that of its new one', async () => {
      writePlan(root, await formatPlan(root, planRename(root, '/scrum/board', '/kanban/board', [])))
      assert.equal(read('pages/scrum/_meta.json'), '{\n  "index": "",\n  "goal": ""\n}\n')
      assert.equal(read('pages/kanban/_meta.json'), '{\n  "index": "",\n  "board": ""\n}\n')
      assert.match(read('pages/kanban/board.mdx'), /\/images\/kanban\/board-columns\.svg/)
      assert.ok(isThere('public/images/kanban/board-columns.svg'))
    })

    it('leaves the figures of a page whose name begins alike', () => {
      write('pages/scrum/board-game.mdx', '<Figure src="/images/scrum/board-game-rules.svg" />')
      write('public/images/scrum/board-game-rules.svg', '<svg/>')
      rename('/scrum/board', '/scrum/wall')
      assert.ok(isThere('public/images/scrum/board-game-rules.svg'))
      assert.match(read('pages/scrum/board-game.mdx'), /\/images\/scrum\/board-game-rules\.svg/)
      assert.ok(isThere('public/images/scrum/wall-columns.svg'))
    })

    it('is refused, with nothing written, where its menu or the list of redirects is not to be read', () => {
      rmSync(path.join(root, 'pages/scrum/_meta.json'))
      assert.throws(
        () => rename('/scrum/board', '/scrum/wall'),
        /There is no pages\/scrum\/_meta\.json: create it/,
      )
      write('pages/scrum/_meta.json', '{\n  "board": ""\n}\n')
      write('data/redirects.ts', 'export const redirects = []; // none yet\n')
      assert.throws(() => rename('/scrum/board', '/scrum/wall'), /data\/redirects\.ts does not end in a list/)
      assert.ok(!isThere('pages/scrum/wall.mdx'))
    })

    it('is refused, with nothing written, where there is no page, or a hub', () => {
      assert.throws(() => rename('/scrum/bord', '/scrum/wall'), /There is no page at \/scrum\/bord/)
      assert.throws(() => rename('/scrum', '/scram'), /is a hub, pages\/scrum\/index\.mdx/)
      assert.ok(!isThere('pages/scrum/wall.mdx'))
    })
  })

  describe('the arguments of npm run rename', () => {
    const page = {
      route: '/b',
      file: 'pages/b.mdx',
      title: 'B',
      kind: 'page',
      description: '',
      datePublished: '',
    } as const

    for (const [why, args, sentence] of [
      ['one address', ['/a'], /Give the present address of the page and its new one/],
      ['three', ['/a', '/b', '/c'], /Give the present address/],
      ['a malformed one', ['/a', '/B'], /"\/B" must be lowercase words/],
      ['the same twice', ['/a', '/a'], /already is at \/a/],
      ['the address of a page', ['/a', '/b'], /already is a page at .*, pages\/b\.mdx/],
    ] as const)
      it(`are refused with ${why}`, () => assert.throws(() => assertRename(args, [page]), sentence))

    it('are two addresses', () => {
      assert.deepEqual(assertRename(['/a', '/c'], [page]), { from: '/a', to: '/c' })
    })
  })

  describe('redirects', () => {
    it('lead to the newest address at once, and never begin where a page is', () => {
      const first = { from: '/a', to: '/b' }
      assert.deepEqual(redirectsAfter([first], { from: '/b', to: '/c' }), [
        { from: '/a', to: '/c' },
        { from: '/b', to: '/c' },
      ])
      assert.deepEqual(redirectsAfter([first], { from: '/b', to: '/a' }), [{ from: '/b', to: '/a' }])
    })

    it('are pages of the export that no check takes for pages', () => {
      write('out/scrum/wall.html', '<!DOCTYPE html>')
      const out = path.join(root, 'out')
      writeRedirects(out, [{ from: '/scrum/board', to: '/scrum/wall' }], 'https://a.example')
      assert.equal(read('out/scrum/board.html'), redirectPage('/scrum/wall', 'https://a.example'))
      assert.match(read('out/scrum/board.html'), /http-equiv="refresh" content="0; url=\/scrum\/wall"/)
      assert.match(
        read('out/scrum/board.html'),
        /<link rel="canonical" href="https:\/\/a\.example\/scrum\/wall">/,
      )
      assert.deepEqual(
        exportedPages(out).map(({ route }) => route),
        ['/scrum/wall'],
      )
    })

    it('are refused where they lead nowhere', () => {
      mkdirSync(path.join(root, 'out'))
      assert.throws(
        () => writeRedirects(path.join(root, 'out'), [{ from: '/a', to: '/b' }], ''),
        /data\/redirects\.ts: \/a: there is no page at \/b/,
      )
    })
  })
})
