import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endClearly } from '../lib/tasks/clear-error.mjs'
import { expectFreePort, parsePort } from '../lib/tasks/port.mjs'
import { prepare } from '../lib/tasks/prepare.mjs'

/** The steps of `npm start`; plain JavaScript until the packages that read TypeScript are there. */
export function start() {
  return endClearly(async () => {
    const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
    const port = parsePort(process.env.PORT)
    await expectFreePort(port)
    await prepare(root)
    const { startSite } = await import('../lib/tasks/start-site.ts')
    await startSite({ root, port })
  })
}
