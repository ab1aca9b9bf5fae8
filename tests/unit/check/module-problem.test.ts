import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { after, before, describe, it } from 'node:test'
import { moduleProblem } from '../../../tooling/check/content/module-problem'

let root: string
let files = 0

/** Why a module of data/ with this text can't be loaded. */
async function problemOf(text: string) {
  files += 1
  const file = `data/file-${files}.ts`
  writeFileSync(path.join(root, file), text)
  const error: unknown = await import(pathToFileURL(path.join(root, file)).href).catch(
    (thrown: unknown) => thrown,
  )
  const { file: at, line, message = '' } = (await moduleProblem(root, error)) ?? {}
  assert.equal(at, file)
  return `${line} ${message}`
}

describe('why a file of data/ cannot be read', () => {
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'module-problem-'))
    mkdirSync(path.join(root, 'data'))
    writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }')
  })
  after(() => rmSync(root, { recursive: true }))

  it('is a missing comma, on the line that lacks it', async () => {
    const text = "export const site = {\n  brand: 'Grove'\n\n  url: '',\n}"
    assert.equal(await problemOf(text), '2 a comma is missing after this: add it.')
  })

  it('is an apostrophe that ends a text', async () => {
    assert.match(
      await problemOf("export const a = {\n  b: 'Don't do it',\n}"),
      /^2 an apostrophe ends a text/,
    )
  })

  it('is a text without an end', async () => {
    assert.match(
      await problemOf("export const a = {\n  b: 'Do it,\n  c: '',\n}"),
      /^2 a quotation mark is missing/,
    )
  })

  it('is code that throws, or imports what does not exist', async () => {
    assert.match(await problemOf('\nexport const a = nowhere()'), /^2 nowhere is not defined: npx tsc/)
    assert.match(await problemOf("export { a } from './nowhere'"), /^1 Cannot find module/)
  })

  it('is not known if the error is elsewhere', async () => {
    assert.equal(await moduleProblem(root, new Error('The disk is full.')), undefined)
  })
})
