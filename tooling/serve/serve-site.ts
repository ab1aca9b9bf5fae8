import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from '../tasks/clear-error.mjs'
import { portError } from '../tasks/port.mjs'
import { securityHeaders, type OutsideHosts } from '../hosts/security-headers'
import { headerRules, type HeaderRule } from './cache-rules'
import { newsletterStandIn } from './newsletter-stand-in'
import { createSiteServer, type SiteServerOptions } from './site-server'

/** The headers that the site's hosts send, so that every test runs under its policy. */
export const siteHeaders = (directory: string, hosts: OutsideHosts): HeaderRule[] => [
  { source: '**', headers: securityHeaders(directory, hosts).map(([key, value]) => ({ key, value })) },
  ...headerRules,
]

/** Serves the export until Ctrl-C; resolves once it listens and has logged its address. */
export async function serveSite({
  port,
  name,
  hosts,
  ...options
}: SiteServerOptions & { port: number; name: string; hosts: OutsideHosts }): Promise<void> {
  if (!existsSync(path.join(options.directory, 'index.html'))) {
    throw new ClearError(
      `There is no export in ${options.directory}: run npm run build, or npm start, first.`,
    )
  }
  const server = createSiteServer({
    endpoints: newsletterStandIn,
    headers: siteHeaders(options.directory, hosts),
    ...options,
  })
  server.listen(port)
  await once(server, 'listening').catch((error: unknown) => {
    throw portError(port, error as NodeJS.ErrnoException)
  })
  const stop = () => {
    console.log('\nStopped.')
    server.close()
    server.closeAllConnections()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  console.log(`\n${name} is at http://localhost:${port} (Ctrl-C to stop)`)
}
