import type { ServerResponse } from 'node:http'
import type { Finding } from '../check/run-rules'

/** A page that is open in a browser: its route, and the version of it that is shown. */
interface OpenPage {
  route: string
  version: string
}

/** The pages that are open in browsers, each connected by a stream of server-sent events. */
export class OpenPages {
  private readonly open = new Map<ServerResponse, OpenPage>()

  add(response: ServerResponse, page: OpenPage): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    })
    response.write(': connected\n\n')
    this.open.set(response, page)
    response.on('close', () => this.open.delete(response))
  }

  routes(): string[] {
    return [...new Set([...this.open.values()].map(({ route }) => route))]
  }

  /** Shows what the content check finds on the pages at a route. */
  showFindings(route: string, findings: readonly Finding[]): void {
    this.send(route, 'findings', JSON.stringify(findings))
  }

  /** Reloads the pages at a route that show another version than this one. */
  reload(route: string, version: string): void {
    this.send(route, 'reload', '', page => page.version !== version)
  }

  /** Reloads the pages that show one of these files of public/. */
  reloadShowing(addresses: readonly string[]): void {
    for (const address of addresses)
      for (const response of this.open.keys()) response.write(`event: file\ndata: ${address}\n\n`)
  }

  private send(
    route: string,
    event: string,
    data: string,
    isMeant: (page: OpenPage) => boolean = () => true,
  ): void {
    for (const [response, page] of this.open)
      if (page.route === route && isMeant(page)) response.write(`event: ${event}\ndata: ${data}\n\n`)
  }
}
