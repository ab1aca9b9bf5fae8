import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Finding } from '../check/rules/run-rules'

/** The pages that are open on the development server, each told what is to correct on it as soon as that changes. */
export interface FindingsServer {
  server: Server
  /** Tells every open page anew. */
  tell: () => void
}

/**
 * A stream of events for each open page (`/?route=/scrum`), with its findings as JSON. Not yet listening.
 *
 * @param findingsAt what is to correct on the page at a route
 */
export function findingsServer(findingsAt: (route: string) => Finding[]): FindingsServer {
  const open = new Map<ServerResponse, string>()
  const send = (response: ServerResponse, route: string) =>
    response.write(`data: ${JSON.stringify(findingsAt(route))}\n\n`)
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const route = searchParams.get('route') ?? '/'
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // The pages come from another port of the same machine.
      'Access-Control-Allow-Origin': '*',
    })
    open.set(response, route)
    response.on('close', () => open.delete(response))
    send(response, route)
  })
  return {
    server,
    tell() {
      for (const [response, route] of open) send(response, route)
    },
  }
}
