import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { hashOfInputs, reasonToBuild, sources, stampBuild } from '../../../tooling/tasks/build-stamp'
import { fixtureBuild, layOutFixture } from '../../fixture-build/lay-out'

let root: string

const write = (file: string, text = file) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

describe('the fixture site', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fixture-'))
    for (const source of sources) write(path.extname(source) ? source : `${source}/file.ts`)
    for (const page of [
      '_app.mdx',
      '_document.tsx',
      '404.mdx',
      '500.mdx',
      'search.mdx',
      'offline.mdx',
      'about.mdx',
    ])
      write(`pages/${page}`)
    write('data/site.ts', 'the real settings')
    write('tests/fixture/settings.ts')
    write('tests/fixture/pages/index.mdx')
    write('tests/fixture/public/board.svg')
    write('tests/fixture/translations/de/settings.ts')
    write('scripts/build-language.ts')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  describe("the fixture's project", () => {
    it('has the pages of the fixture, those that every site needs, and no other of the real site', () => {
      const folder = layOutFixture(root, { brand: 'Grove' })
      for (const page of ['index', '_app', '404', '500', 'search', 'offline'])
        assert.ok(existsSync(`${folder}/pages/${page}.mdx`), page)
      assert.ok(!existsSync(`${folder}/pages/about.mdx`))
      assert.ok(existsSync(`${folder}/public/board.svg`))
      assert.ok(existsSync(`${folder}/components/file.ts`))
    })

    it('has its own settings and none of the real ones', () => {
      const folder = layOutFixture(root, { brand: 'Grove' })
      assert.equal(
        readFileSync(`${folder}/data/site.ts`, 'utf8'),
        'export const site = {\n  "brand": "Grove"\n}\n',
      )
    })

    it('drops deleted files, and keeps the caches of Next.js', () => {
      const folder = layOutFixture(root, { brand: 'Grove' })
      write('.cache/fixture/.next/cache/kept')
      rmSync(path.join(root, 'components/file.ts'))
      layOutFixture(root, { brand: 'Grove' })
      assert.ok(!existsSync(`${folder}/components/file.ts`))
      assert.ok(existsSync(`${folder}/.next/cache/kept`))
    })
  })

  describe('the build of the fixture', () => {
    it("is stale when a component or a fixture page changes, and not when the real site's page does", () => {
      write('.cache/fixture/out/index.html')
      stampBuild(root, hashOfInputs(root, process.env, fixtureBuild), fixtureBuild)
      assert.equal(reasonToBuild(root, fixtureBuild), undefined)
      write('pages/about.mdx', 'changed')
      assert.equal(reasonToBuild(root, fixtureBuild), undefined)
      for (const file of ['components/file.ts', 'tests/fixture/pages/index.mdx']) {
        write(file, `changed ${file}`)
        assert.equal(reasonToBuild(root, fixtureBuild), 'its sources have changed')
      }
    })
  })
})
