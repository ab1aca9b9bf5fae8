import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { site } from '../../../data/site'
import {
  isPageAddress,
  offlineListPath,
  parseOfflineList,
  type OfflineList,
} from '../../../lib/offline/offline-list'
import { exportedPages } from '../../../tooling/check/export/exported-pages'
import { securityHeaders } from '../../../tooling/hosts/security-headers'
import { headerRules } from '../../../tooling/serve/cache-rules'
import { createSiteServer, type Endpoint } from '../../../tooling/serve/site-server'

const out = path.resolve('out')
const read = (file: string) => readFileSync(path.join(out, file), 'utf8')

const headers = securityHeaders(out, site).map(([key, value]) => ({ key, value }))

/** A server of the export that can be stopped, and whose answers can be changed while pages are open. */
export interface Deployment {
  url: string
  /** What it answers other than the export does, by exact path. */
  answers: Record<string, Endpoint>
  stop: () => void
  start: () => Promise<void>
}

/** Starts a server of the export, with the headers of its hosts. */
export async function deploy(): Promise<Deployment> {
  const answers: Record<string, Endpoint> = {}
  let server: Server
  let port = 0
  const start = async () => {
    server = createSiteServer({
      directory: out,
      endpoints: answers,
      headers: [{ source: '**', headers }, ...headerRules],
    })
    server.listen(port)
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
  }
  await start()
  return {
    url: `http://localhost:${port}`,
    answers,
    start,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json', html: 'text/html' }

/** Answers with a text, under the headers that the export has. */
export const textAnswer =
  (ending: string, text: string): Endpoint =>
  (_request, response: ServerResponse) => {
    for (const { key, value } of headers) response.setHeader(key, value)
    response.setHeader('Content-Type', `${types[ending] ?? 'text/plain'}; charset=utf-8`)
    response.setHeader('Cache-Control', 'no-cache')
    response.end(text)
  }

/** The export's list of what can be kept. */
export function offlineList(): OfflineList {
  const list = parseOfflineList(read(offlineListPath))
  if (!list) throw new Error('The export has no list for reading offline.')
  return list
}

/** The name of the second edition's build. */
export const secondBuild = 'second0edition'

/**
 * Publishes another edition of the site: each page says so, and has another build, page script, and search index; the first
 * edition's are gone.
 */
export function publishSecondEdition({ answers }: Deployment): void {
  const { build } = offlineList()
  const [script = ''] = /page-\w+\.js/.exec(read('index.html')) ?? []
  const renamed = (text: string) => text.replaceAll(build, secondBuild).replaceAll(script, 'page-second.js')
  const gone: Endpoint = (_request, response) => void response.writeHead(404).end()
  for (const { route, file } of exportedPages(out))
    answers[route] = textAnswer('html', renamed(read(file)).replace('</h1>', ', second edition</h1>'))
  // Each page's content is another, and so is its hash.
  const list = JSON.parse(renamed(read(offlineListPath))) as OfflineList
  const files = list.files.map(([address, hash]) => [address, isPageAddress(address) ? 'second' : hash])
  answers[offlineListPath] = textAnswer('json', JSON.stringify({ ...list, files }))
  answers['/search-en-US.json'] = textAnswer('json', renamed(read('search-en-US.json')))
  const folder = '/_next/static/page/'
  answers[`${folder}page-second.js`] = textAnswer('js', renamed(read(`${folder}${script}`)))
  answers[folder + script] = gone
  for (const [address] of offlineList().files.filter(([name]) => name.includes(build))) {
    answers[renamed(address)] = textAnswer('json', read(address))
    answers[address] = gone
  }
}
