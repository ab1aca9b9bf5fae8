import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { importCycleArgs } from '../../../scripts/check-steps'
import { runNode } from '../../../tooling/tasks/run'

const project = process.cwd()
let root: string

/** Writes a file of the project with its imports. */
const write = (file: string, ...imports: string[]) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(
    path.join(root, file),
    `${imports.join('\n')}\nexport const value = 1\nexport type Value = 1\n`,
  )
}

const check = () => runNode(importCycleArgs(project), { cwd: root })

describe('the check of import cycles', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'cycles-'))
    for (const file of ['tsconfig.json', 'dependency-cruiser.config.mjs'])
      copyFileSync(path.join(project, file), path.join(root, file))
    for (const folder of ['browser', 'components', 'data', 'scripts', 'tooling']) write(`${folder}/file.ts`)
    write('lib/exam/score.ts')
    write('lib/progress/shape.ts', "export { value as score } from '../exam/score'")
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('passes if imports go one way', async () => {
    const { code, output } = await check()
    assert.equal(code, 0, output)
  })

  it('names files and folders that import each other, even by an alias or only types', async () => {
    write('lib/exam/result.ts', "export { value as shape } from '../progress/shape'")
    write('lib/search/score.ts', "import type { Value as Time } from '@lib/search/time'")
    write('lib/search/time.ts', "import type { Value as Score } from './score'")
    write('components/site/Island.tsx', "export { value as wait } from '../course/wait'")
    write('components/course/wait.ts', "export { value as page } from '@components/article/page'")
    write('components/article/page.ts', "export { value as logo } from '../site/Logo'")
    write('components/site/Logo.tsx')
    const { code, output } = await check()
    assert.notEqual(code, 0)
    const found = [...output.matchAll(/no-(\w+)-cycle: ([\s\S]*?)(?=\n\s+error|\n\n)/g)].map(
      ([, kind = '', places = '']) => `${kind}: ${[...new Set(places.split(/[\s→]+/))].sort().join(' ')}`,
    )
    assert.deepEqual([...new Set(found)].sort(), [
      'file: lib/search/score.ts lib/search/time.ts',
      'folder: components/article components/course components/site',
      'folder: lib/exam lib/progress',
    ])
  })
})
