import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the server was asked for, and what it sent. */
export interface Exchange {
  path: string
  kind: Kind
  /** Fetched ahead for another page. */
  isAhead: boolean
  /** As sent: headers, and the body compressed. */
  bytes: number
  /** Milliseconds of this process; `end` is missing while the answer is on its way. */
  began: number
  end?: number
}

export type Kind = 'html' | 'script' | 'style' | 'font' | 'other'

interface File {
  body: Buffer
  headers: Record<string, string>
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

// Pagefind's own files are compressed inside and go as they are.
const compressed = /^(text\/|application\/(json|xml|wasm)|image\/svg)/

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'html'
  if (type.startsWith('text/javascript')) return 'script'
  if (type.startsWith('text/css')) return 'style'
  return type.startsWith('font/') ? 'font' : 'other'
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** The file behind an address, whether or not it is written with .html or ends in a slash. */
function fileOf(directory: string, address: string): string | undefined {
  const clean = path.posix.normalize(`/${address}`).replace(/\/+$/, '')
  const names = clean ? [clean, `${clean}.html`, `${clean}/index.html`] : ['/index.html']
  return names.map(name => path.join(directory, name)).find(isFile)
}

function load(file: string, encodes: boolean): File {
  const raw = readFileSync(file)
  const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream'
  const isSmaller = encodes && compressed.test(type) && raw.length > 256
  const body = isSmaller ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : raw
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': `${body.length}`,
      vary: 'accept-encoding',
      'cache-control': type.startsWith('text/html')
        ? 'public, max-age=0, must-revalidate'
        : 'public, max-age=3600',
      ...(isSmaller ? { 'content-encoding': 'br' } : {}),
    },
  }
}

const isAhead = ({ headers, method }: IncomingMessage) =>
  method === 'HEAD' || `${String(headers['sec-purpose'])} ${String(headers.purpose)}`.includes('prefetch')

/** A server that treats every site alike, and what it was asked for. */
export interface PlainServer {
  server: Server
  exchanges: readonly Exchange[]
  /** Whether there is such a page. */
  has: (address: string) => boolean
}

/**
 * The same host for every generator's export: Brotli 5, done once a file, as a host does when a site is deployed;
 * addresses with a slash and without, as each generator's own links have them. Not yet listening.
 */
export function createPlainServer(directory: string): PlainServer {
  const exchanges: Exchange[] = []
  const known = new Map<string, File>()
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const address = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''))
    // Not every site here has an icon, so nobody's is served or counted.
    if (/^\/favicon\.\w+$/.test(address)) {
      response.writeHead(204).end()
      return
    }
    const found = fileOf(directory, address)
    const file = found ?? fileOf(directory, '/404')
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const encodes = /\bbr\b/.test(String(request.headers['accept-encoding']))
    const key = `${encodes ? 'br' : ''} ${file}`
    const content = known.get(key) ?? load(file, encodes)
    known.set(key, content)
    const exchange: Exchange = {
      path: address,
      kind: kindOf(content.headers['content-type'] ?? ''),
      isAhead: isAhead(request),
      bytes: 0,
      began: performance.now(),
    }
    exchanges.push(exchange)
    const before = request.socket.bytesWritten
    response.on('close', () => {
      exchange.bytes = request.socket.bytesWritten - before
      exchange.end = performance.now()
    })
    response.writeHead(found ? 200 : 404, content.headers)
    response.end(request.method === 'HEAD' ? undefined : content.body)
  }
  const server = createServer(answer)
  server.keepAliveTimeout = 30_000
  return { server, exchanges, has: address => fileOf(directory, address) !== undefined }
}
