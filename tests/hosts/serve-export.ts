// Serves the export for its tests as a host does: by nginx with the shipped configuration and policy. Where there is no
// nginx, which `npm test` doesn't accept, by `npm run serve`.
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { ensureNginx } from '../../tooling/tasks/test-programs'
import { serverFolder, startNginx } from './start-server'

const hasNginx = await ensureNginx({ isDebianRoot: false }).then(
  () => true,
  () => false,
)
if (hasNginx) {
  const folder = serverFolder()
  symlinkSync(path.resolve('out'), path.join(folder, 'site'))
  const server = await startNginx(folder, Number(process.env.PORT))
  server.on('exit', code => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill())
} else {
  console.error('No nginx on this machine: the site is tested behind npm run serve.')
  await import('../../scripts/serve')
}
