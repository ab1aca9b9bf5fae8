import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import {
  changedPages,
  forgetLastBuild,
  htmlOf,
  keepExported,
  rememberBuild,
  stateNow,
  unreadablePages,
} from '../../../tooling/build/build-plan'

const root = mkdtempSync(path.join(tmpdir(), 'build-plan-'))
const out = path.join(root, 'out')
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const pageOf = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
/** What a build would make anew, after one that is finished. */
const plan = () => changedPages(root, stateNow(root))

describe('what a build makes anew', () => {
  beforeEach(() => {
    for (const place of ['pages', 'out', '.cache'])
      rmSync(path.join(root, place), { recursive: true, force: true })
    write('pages/index.mdx', pageOf('Home', 'One.'))
    write('pages/scrum/index.mdx', pageOf('Scrum', 'One.'))
    write('pages/scrum/sprint.mdx', pageOf('Sprint', 'One.'))
    write('pages/_meta.json', '{}')
    for (const file of ['index', 'scrum', 'scrum/sprint']) write(`out/${file}.html`, `${file}, first`)
    keepExported(root, out, undefined)
    rememberBuild(root, stateNow(root))
  })
  after(() => rmSync(root, { recursive: true }))

  describe('unreadablePages', () => {
    it('names file, line and likely cause of each page that cannot be read', () => {
      assert.deepEqual(unreadablePages(root), [])
      write('pages/scrum/sprint.mdx', pageOf('Sprint', 'Fewer than <5.'))
      const [found = '', ...others] = unreadablePages(root)
      assert.match(found, /^pages\/scrum\/sprint\.mdx:5 {2}'<' before '5' is read as the begin of a tag/)
      assert.deepEqual(others, [])
    })
  })

  describe('changedPages', () => {
    it('names the pages whose text alone has changed, whatever their day of change says', () => {
      write('pages/scrum/index.mdx', '---\ntitle: Scrum\ndateModified: 2026-11-22\n---\n\nTwo.\n')
      assert.deepEqual(plan(), ['pages/scrum/index.mdx'])
    })

    const whole: Record<string, () => void> = {
      'a title has changed, which other pages show': () => write('pages/index.mdx', pageOf('House', 'One.')),
      'a reading time has changed': () => write('pages/index.mdx', pageOf('Home', 'word '.repeat(500))),
      'a page is new': () => write('pages/agile.mdx', pageOf('Agile', 'One.')),
      'a page is gone': () => rmSync(path.join(root, 'pages/scrum/sprint.mdx')),
      'the order of the menu has changed': () => write('pages/_meta.json', '{ "scrum": "" }'),
      'a file that is no page has changed': () => write('pages/_app.mdx', 'import'),
      'nothing has changed': () => undefined,
      'the last build is not known': () => forgetLastBuild(root),
      'the pages of the last build are gone': () => rmSync(path.join(root, '.cache'), { recursive: true }),
    }
    for (const [reason, change] of Object.entries(whole)) {
      it(`has every page made where ${reason}`, () => {
        change()
        assert.equal(plan(), undefined)
      })
    }
  })

  describe('keepExported', () => {
    it('keeps a page that was made beside those of the last build', () => {
      rmSync(out, { recursive: true })
      write('out/scrum.html', 'scrum, second')
      // An error page that Next.js makes of its own accord, where ours was not asked for.
      write('out/index.html', 'not ours')
      keepExported(root, out, ['pages/scrum/index.mdx'])
      assert.equal(read('.cache/exported-pages/scrum.html'), 'scrum, second')
      assert.equal(read('.cache/exported-pages/index.html'), 'index, first')
      assert.equal(read('.cache/exported-pages/scrum/sprint.html'), 'scrum/sprint, first')
    })

    it('forgets the pages of the last build where all were made', () => {
      rmSync(path.join(out, 'scrum/sprint.html'))
      keepExported(root, out, undefined)
      assert.equal(existsSync(path.join(root, '.cache/exported-pages/scrum/sprint.html')), false)
    })
  })

  it('finds the exported file of a page, that of a folder beside the folder', () => {
    const files = ['pages/index.mdx', 'pages/scrum/index.mdx', 'pages/scrum/sprint.mdx']
    assert.deepEqual(files.map(htmlOf), ['index.html', 'scrum.html', 'scrum/sprint.html'])
  })
})
