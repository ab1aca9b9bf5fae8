import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { filesUnder } from '../../../tooling/tasks/files-under'

const root = process.cwd()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** Made by the build or the commands, so that git ignores them. */
const made = /^(?:out|public\/(?:downloads|print)|\.cache|\.next)\//
/** Decisions may name what is gone. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesUnder(root, 'docs').filter(file => !file.includes('/decisions/')),
]

const folders =
  /^(?:browser|components|data|docs|lib|pages|patches|public|scripts|styles|tests|tooling)\/[\w./-]*$/

/** Paths in backquotes, also in a sentence of code such as `npx playwright test tests/site/x.spec.ts`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .filter(word => folders.test(word) && !/some-slug|\.\.\./.test(word) && !made.test(word))

/** The ids of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

for (const document of documents)
  describe(document, () => {
    const text = readFileSync(document, 'utf8')

    it('names files that exist', () => {
      assert.deepEqual(
        pathsIn(text).filter(file => !existsSync(file)),
        [],
      )
    })

    it('names commands that exist', () => {
      const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
        ([, run, own]) => run ?? own,
      )
      assert.deepEqual(
        named.filter(name => !(String(name) in scripts)),
        [],
      )
    })

    it('links to files and headings that exist', () => {
      const dead = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].filter(
        ([, file = '', anchor]) => {
          const target = file ? path.join(path.dirname(document), file) : document
          return !existsSync(target) || (anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor))
        },
      )
      assert.deepEqual(
        dead.map(([link]) => link),
        [],
      )
    })
  })

it('CONTRIBUTING.md is at most 12 KB', () => {
  assert.ok(readFileSync('CONTRIBUTING.md').length <= 12 * 1024)
})
