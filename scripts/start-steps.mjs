import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { expectFreePort, parsePort } from '../tooling/tasks/port.mjs'
import { prepare } from '../tooling/tasks/prepare.mjs'

/** The steps of `npm start`; plain JavaScript until the packages for TypeScript are installed. */
export function start() {
  return runMain(async () => {
    const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
    const port = parsePort(process.env.PORT)
    await expectFreePort(port)
    await prepare(root)
    const { startSite } = await import('../tooling/serve/start-site.ts')
    const { site } = await import('../data/site.ts')
    await startSite({ root, port, name: site.brand, hosts: site })
  })
}
