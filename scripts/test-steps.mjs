import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { prepare } from '../tooling/tasks/prepare.mjs'

/** The steps of `npm test`; plain JavaScript until the packages for TypeScript are installed. */
export function test() {
  return runMain(async () => {
    const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
    await prepare(root)
    const { testEverything } = await import('./test-everything.ts')
    process.exitCode = await testEverything(root)
  })
}
