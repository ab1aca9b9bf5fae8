// serve-handler serves files, compression compresses them. sirv has neither redirects to clean addresses nor
// a 404 page; our own code is what both lack.
import { realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import serveHandler from 'serve-handler'
import { headerRules, type HeaderRule } from './cache-rules'
import { siteFiles } from './site-files'

export type Endpoint = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export type SiteServerOptions = {
  /** The folder to serve. */
  directory: string
  /** Responses by exact path ('/api/newsletter'), tried before files. */
  endpoints?: Record<string, Endpoint>
  /** Makes the file at a path before it is looked for. */
  prepare?: (path: string) => Promise<void>
  headers?: HeaderRule[]
}

const compress = compression()

/** Paths that never exist: a null byte breaks file system calls, dot files are private. */
const neverServed = /\0|\/\.(?!well-known\/)/

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''))
  } catch {
    return undefined
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { directory, endpoints = {}, prepare, headers = headerRules }: SiteServerOptions,
): Promise<void> {
  const path = pathOf(request)
  if (path === undefined) {
    refuse(response, 400, 'Bad request: the address is malformed.')
    return
  }
  const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined
  if (endpoint) {
    await endpoint(request, response)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    refuse(response, 405, 'Method not allowed: use GET or HEAD.')
    return
  }
  await prepare?.(path)
  // Passed on under a name that can't exist, so that the reader gets the site's own 404 page.
  if (neverServed.test(path)) request.url = '/404/not-served'
  await serveHandler(
    request,
    response,
    {
      public: directory,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      symlinks: false,
      etag: true,
      headers,
    },
    // The published types require every handler; serve-handler fills in missing ones.
    siteFiles(response) as never,
  )
}

/** A server for the export, not yet listening: clean URLs, compression, cache headers, and a page for status 404. */
export function createSiteServer(options: SiteServerOptions): Server {
  // Symbolic links are refused by comparing real paths, so the directory must be one.
  const settled = { ...options, directory: realpathSync(options.directory) }
  return createServer((request, response) => {
    // The types are Express's; the middleware works with plain node:http.
    compress(request as never, response as never, () => {
      answer(request, response, settled).catch((error: unknown) => {
        console.error(error)
        if (response.headersSent) response.destroy()
        else refuse(response, 500, 'The server failed; see its log.')
      })
    })
  })
}
