import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { programFile, runProgram } from '../../../tooling/build/load-program.mjs'
import { runNode } from '../../../tooling/tasks/run'

describe('the programs of a build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'programs-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  after(() => rmSync(root, { recursive: true }))

  it('run bundled, and find what lies beside their sources', async () => {
    write('tooling/beside.ts', 'export const place: string = `${import.meta.dirname} ${import.meta.url}`\n')
    const program = "import { place } from '../tooling/beside'\n"
    write('scripts/build.ts', `${program}Object.assign(globalThis, { placeOfTest: place })\n`)
    for (const name of ['build-ahead', 'write-feeds'])
      write(`scripts/${name}.ts`, `${program}console.log(place)\n`)
    await runProgram(root, 'build')
    const { placeOfTest } = globalThis as { placeOfTest?: string }
    assert.equal(placeOfTest, `${root}/tooling file://${root}/tooling/beside.ts`)
    const { output } = await runNode([programFile(root, 'write-feeds')])
    assert.equal(output.trim(), placeOfTest)
  })
})
