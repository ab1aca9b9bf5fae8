import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { openEngine } from '../../../tooling/dev/open-engine'
import type { Engine } from '../../../tooling/check/rules/content-engine'

describe('what checks the content', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const engineFile = 'tooling/check/rules/content-engine.ts'
  const open = () =>
    openEngine(
      root,
      () => import(pathToFileURL(path.join(root, engineFile)).href) as Promise<{ engine: Engine }>,
    )

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'open-engine-'))
    write('package.json', '{ "type": "module" }')
    write(engineFile, "import { site } from '../../../data/site'\nexport const engine = { facts: site }")
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is loaded as it is where data/ can be read', async () => {
    write('data/site.ts', "export const site = { brand: 'Grove' }")
    const { engine, broken } = await open()
    assert.deepEqual([engine?.facts, broken], [{ brand: 'Grove' }, []])
  })

  it('takes what was meant where a comma is missing, which is a finding with file and line', async () => {
    write('data/site.ts', "export const site = {\n  brand: 'Grove'\n  url: 'https://grove.example',\n}")
    const { engine, broken } = await open()
    assert.deepEqual(engine?.facts, { brand: 'Grove', url: 'https://grove.example' })
    const message = 'cannot be read: a comma is missing after this: add it.'
    assert.deepEqual(broken, [{ file: 'data/site.ts', line: 2, message, rule: 'data-syntax' }])
  })

  it('says the same of lib/, where the terms of the exam are', async () => {
    write('data/site.ts', "export { rules as site } from '../lib/exam/exam-rules'")
    write('lib/exam/exam-rules.ts', 'export const rules = {\n  questions: 80\n  minutes: 60,\n}')
    const { engine, broken } = await open()
    assert.deepEqual(engine?.facts, { questions: 80, minutes: 60 })
    const message = 'cannot be read: a comma is missing after this: add it.'
    assert.deepEqual(broken, [{ file: 'lib/exam/exam-rules.ts', line: 2, message, rule: 'data-syntax' }])
  })

  for (const [what, line, text, cause] of [
    ['an apostrophe', 2, "\n  text: 'Don't do it',\n", /an apostrophe ends a text too early/],
    [
      'an open text',
      2,
      "\n  text: 'Do it,\n  url: '',\n",
      /a quotation mark is missing at the end of a text/,
    ],
  ] as const)
    it(`says of ${what} in a file of data/ where it is, and how to mend it`, async () => {
      write('data/site.ts', `export const site = {${text}}`)
      const { broken } = await open()
      assert.equal(broken.length, 1)
      assert.equal(broken[0]?.line, line)
      assert.match(broken[0].message, cause)
    })

  it('is not there where data/ stops for another reason, which is a finding too', async () => {
    write('data/site.ts', '\nexport const site = { brand: nowhere() }')
    const { engine, broken } = await open()
    assert.equal(engine, undefined)
    assert.deepEqual(
      broken.map(({ file, line }) => [file, line]),
      [['data/site.ts', 2]],
    )
    assert.match(broken[0]?.message ?? '', /nowhere is not defined/)
  })

  it('throws what is no fault of data/', async () => {
    write('data/site.ts', 'export const site = {}')
    write(engineFile, 'export const engine = nowhere()')
    await assert.rejects(open(), /nowhere is not defined/)
  })
})
