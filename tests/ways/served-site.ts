import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { site } from '../../data/site'
import { siteHeaders } from '../../tooling/serve/serve-site'
import { createSiteServer } from '../../tooling/serve/site-server'
import { filesUnder } from '../../tooling/tasks/files-under'

/** The export under its policy, on a server that hears of each page's errors. */
export interface ServedSite {
  url: string
  /** What scripts have thrown and nothing has caught, and what the policy has refused. */
  errors: string[]
  /** Does something while the server can't be reached. */
  withoutServer: (act: () => Promise<void>) => Promise<void>
  close: () => void
}

const reportedTo = '/test-errors'

/** Runs in each page before its own scripts: WebKit's driver says nothing of a page's errors. */
const reporter = `<script>
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(type, event => navigator.sendBeacon('${reportedTo}', [
    type, event.message, event.reason, event.violatedDirective, event.blockedURI, event.sourceFile,
  ].filter(Boolean).join(' ')))
</script>`

/** A copy of the export whose pages report errors. */
function reportingCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ways-'))
  cpSync('out', folder, { recursive: true })
  for (const name of filesUnder(folder, '.', '.html')) {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${reporter}`))
  }
  return folder
}

/** Serves the export on a free port. */
export async function serveReporting(): Promise<ServedSite> {
  const directory = reportingCopy()
  const errors: string[] = []
  const server = createSiteServer({
    directory,
    headers: siteHeaders(directory, site),
    endpoints: {
      [reportedTo]: async (request, response) => {
        errors.push(await text(request))
        response.end()
      },
    },
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return {
    url: `http://localhost:${port}`,
    errors,
    async withoutServer(act) {
      stop()
      try {
        await act()
      } finally {
        server.listen(port)
        await once(server, 'listening')
      }
    },
    close() {
      stop()
      rmSync(directory, { recursive: true })
    },
  }
}
