import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createSiteServer } from '../../lib/serve/site-server'
import { openSlowLine, type SlowLine } from './slow-line'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function fetchFrom(port: number, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const request = get({ host: '127.0.0.1', port, path, headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { status: response.statusCode ?? 500, headers: response.headers, body }
}

/**
 * Hands on what another server answers, and does so at once the second time. A host compresses a file when it is
 * deployed; here the compression would take the processor from the browser that is measured.
 */
function rememberingServer(port: number): Server {
  const known = new Map<string, Answer>()
  const handOn = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    const answer = known.get(path) ?? (await fetchFrom(port, path, request.headers))
    known.set(path, answer)
    const { 'transfer-encoding': _chunks, ...headers } = answer.headers
    response.writeHead(answer.status, { ...headers, 'content-length': answer.body.length }).end(answer.body)
  }
  return createServer((request, response) => {
    handOn(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

export interface BenchSite {
  line: SlowLine
  close: () => void
}

/** Serves an export over a line whose speed can be set. */
export async function openBenchSite(directory: string): Promise<BenchSite> {
  const site = createSiteServer({ directory })
  site.listen(0)
  await once(site, 'listening')
  const host = rememberingServer(portOf(site))
  host.listen(0)
  await once(host, 'listening')
  const line = await openSlowLine(portOf(host))
  return {
    line,
    close: () => {
      line.close()
      for (const server of [host, site]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
