import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { hashOfInputs, reasonToBuild, stampBuild } from '../../../tooling/tasks/build-stamp'

let root: string

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Imitates the files of a build. */
function build(): void {
  const hash = hashOfInputs(root)
  write('out/index.html', '<h1>Home</h1>')
  stampBuild(root, hash)
}

describe('an export and its inputs', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'build-stamp-'))
    write('pages/index.mdx', '# Home')
    write('README.md', 'Read me')
    write('.gitignore', 'out/\n*.log\n')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  for (const place of ['in a git repository', 'in a folder without git']) {
    describe(`the export ${place}`, () => {
      beforeEach(() => {
        if (place === 'in a git repository') execFileSync('git', ['init', '--quiet'], { cwd: root })
      })

      it("is built if it doesn't exist", () => {
        assert.equal(reasonToBuild(root), 'there is no export yet')
      })

      it('is built if it lacks a stamp', () => {
        write('out/index.html', '')
        assert.match(reasonToBuild(root) ?? '', /does not say/)
      })

      it('is current right after the build', () => {
        build()
        assert.equal(reasonToBuild(root), undefined)
      })

      for (const file of ['pages/index.mdx', 'pages/new.mdx', 'public/a.svg', 'next.config.mjs']) {
        it(`is stale when ${file} changes`, () => {
          build()
          write(file, 'changed')
          assert.equal(reasonToBuild(root), 'its sources have changed')
        })
      }

      it('is stale when a page is deleted', () => {
        write('pages/old.mdx', '# Old')
        build()
        rmSync(path.join(root, 'pages/old.mdx'))
        assert.equal(reasonToBuild(root), 'its sources have changed')
      })

      it('stays current when other files change', () => {
        build()
        write('README.md', 'changed')
        assert.equal(reasonToBuild(root), undefined)
      })
    })
  }

  describe("the hash of an export's inputs", () => {
    it('depends on the public settings of the environment, and on no others', () => {
      const plain = hashOfInputs(root, {})
      assert.equal(hashOfInputs(root, { PATH: '/bin' }), plain)
      assert.notEqual(hashOfInputs(root, { NEXT_PUBLIC_SITE_URL: 'https://a.example' }), plain)
    })
  })
})
