// cspell:ignore outbase
import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { build } from 'esbuild'
import { exportedNames, importPathOf, packagePaths } from '../../../tooling/check/content/importable-modules'
import { readFiles } from '../../../tooling/check/content/read-site'
import { filesUnder } from '../../../tooling/tasks/files-under'

const root = path.resolve(import.meta.dirname, '../../..')

describe('what pages can import', () => {
  it('is every export that there is when a page runs, and no type', () => {
    const raw = `import { a } from './a'
export { CheckYourself } from './CheckYourself'
export { One as Two, type Shape, Three } from './b'
export {
  Four, // the last
} from './c'
export type { Look } from './d'
export interface Props { a: string }
export type Kind = 'a'
export const five = () => { export5() }
export async function six() {}
export default function Page() {}
  export const indented = 1
`
    assert.deepEqual(exportedNames(raw), ['CheckYourself', 'Two', 'Three', 'Four', 'five', 'six', 'default'])
  })

  it('is what esbuild reads of each module of this project', async () => {
    const files = ['components', 'data', 'lib'].flatMap(folder =>
      filesUnder(root, folder).filter(file => /(?<!\.d)\.tsx?$/.test(file)),
    )
    const { metafile } = await build({
      ...{ absWorkingDir: root, entryPoints: files, outdir: 'out', outbase: '.', format: 'esm' },
      ...{ write: false, metafile: true, logLevel: 'silent' },
    })
    const { modules } = readFiles(root)
    for (const { entryPoint = '', exports } of Object.values(metafile.outputs)) {
      const read = modules?.get(importPathOf(entryPoint))
      assert.deepEqual([...(read ?? [])].sort(), [...exports].sort(), entryPoint)
    }
    assert.ok(files.length > 100)
  })

  it('is the paths that lead into the packages of package.json', () => {
    const paths = packagePaths(root)
    assert.ok(['nextra/components', 'react', 'next/*'].every(each => paths.includes(each)))
    assert.ok(!paths.includes('nextra/*'))
  })
})
