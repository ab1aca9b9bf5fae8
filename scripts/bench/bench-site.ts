import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../../tooling/serve/site-server'
import { openSlowLine, type SlowLine } from './slow-line'

/** An export to measure, and its server. */
export interface BenchSite {
  /** The throttled line to it. */
  line: SlowLine
  /** Its address without that line. */
  url: string
  close: () => void
}

/** Serves an export over a throttled line. */
export async function openBenchSite(directory: string): Promise<BenchSite> {
  const server = createSiteServer({ directory })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const line = await openSlowLine(port)
  return {
    line,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      line.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Waits until a line has been idle for a second, or for half a minute at most. */
export async function untilQuiet({ deliveries }: SlowLine): Promise<void> {
  const began = Date.now()
  while (Date.now() - began < 30_000) {
    const latest = Math.max(began, deliveries.at(-1)?.at ?? 0)
    if (Date.now() - latest > 1000) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
