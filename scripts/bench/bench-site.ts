import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createPlainServer, type Exchange } from './plain-server'
import { openSlowLine, type SlowLine } from './slow-line'

/** An export that is served, to be measured. */
export interface BenchSite {
  /** The way to it whose speed can be set. */
  line: SlowLine
  /** The way to it without that line. */
  url: string
  exchanges: readonly Exchange[]
  has: (address: string) => boolean
  close: () => void
}

/** Serves an export over a line whose speed can be set. */
export async function openBenchSite(directory: string): Promise<BenchSite> {
  const { server, exchanges, has } = createPlainServer(directory)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const line = await openSlowLine(port)
  return {
    line,
    url: `http://127.0.0.1:${port}`,
    exchanges,
    has,
    close: () => {
      line.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Waits until the site has had nothing to send for a while; in the end, not for ever. */
export async function untilQuiet(
  { exchanges, line }: BenchSite,
  quiet = 700,
  longest = 30_000,
): Promise<void> {
  const end = performance.now() + longest
  while (performance.now() < end) {
    const last = exchanges.at(-1)
    const delivered = (line.deliveries.at(-1)?.at ?? 0) - performance.timeOrigin
    const latest = Math.max(last?.end ?? last?.began ?? 0, delivered)
    if (exchanges.every(each => each.end !== undefined) && performance.now() - latest > quiet) return
    await wait(50)
  }
}
