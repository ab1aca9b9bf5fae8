import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createSiteServer } from '../../../tooling/serve/site-server'

const folder = mkdtempSync(path.join(tmpdir(), 'site-server-'))
const site = path.join(folder, 'out')
const longText = '<p>One Sprint after the other.</p>'.repeat(200)
let server: Server

function put(file: string, content: string): void {
  const target = path.join(site, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

/** By node:http rather than fetch, which would tidy the path, follow redirects and unpack the body. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path: url, method, headers, agent: false }, response => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    request.once('error', reject)
    request.end()
  })
}

describe('the site server', () => {
  before(async () => {
    put('index.html', '<h1>Home</h1>')
    put('scrum.html', longText)
    put('scrum/introduction.html', '<h1>Introduction</h1>')
    put('404.html', '<h1>Not found</h1>')
    put('images/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    put('_next/static/chunks/main-0a1b.js', 'let a')
    put('_next/static/chunks/nextra-data-en-US.json', '{}')
    put('.build-stamp', 'abc')
    writeFileSync(path.join(folder, 'secret.html'), 'secret')
    mkdirSync(path.join(folder, 'elsewhere'))
    writeFileSync(path.join(folder, 'elsewhere/page.html'), 'secret')
    symlinkSync(path.join(folder, 'secret.html'), path.join(site, 'linked.html'))
    symlinkSync(path.join(folder, 'elsewhere'), path.join(site, 'linked-folder'))
    server = createSiteServer({
      directory: site,
      endpoints: {
        '/api/echo': (request, response) => {
          response.writeHead(202).end(request.method)
        },
      },
    })
    await new Promise<void>(resolve => server.listen(0, resolve))
  })
  after(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })

  it('answers the root with index.html', async () => {
    const answer = await ask('/')
    assert.equal(answer.status, 200)
    assert.equal(answer.body, '<h1>Home</h1>')
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
  })

  it('answers a clean URL with its file, also where a folder has the same name', async () => {
    assert.equal((await ask('/scrum')).body, longText)
    assert.equal((await ask('/scrum/introduction?from=mail')).body, '<h1>Introduction</h1>')
  })

  for (const from of ['/scrum.html', '/scrum/']) {
    it(`redirects ${from} to the clean URL`, async () => {
      const answer = await ask(from)
      assert.equal(answer.status, 301)
      assert.equal(answer.headers.location, '/scrum')
    })
  }

  it('never redirects to another host', async () => {
    assert.equal((await ask('//example.org/')).headers.location, '/example.org/')
  })

  it('answers an unknown path with 404.html and status 404', async () => {
    const answer = await ask('/scrum/nothing-here')
    assert.equal(answer.status, 404)
    assert.equal(answer.body, '<h1>Not found</h1>')
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
  })

  it('lists no folder', async () => {
    assert.equal((await ask('/images')).status, 404)
  })

  for (const escape of [
    '/../secret',
    '/%2e%2e/secret',
    '/images/..%2f..%2fsecret.html',
    '/..%5csecret.html',
  ]) {
    it(`lets nobody out of the directory by ${escape}`, async () => {
      const answer = await ask(escape)
      assert.notEqual(answer.status, 200)
      assert.doesNotMatch(answer.body, /secret/)
    })
  }

  for (const hidden of ['/linked', '/linked-folder/page', '/.build-stamp', '/a%00b']) {
    it(`does not serve ${hidden}`, async () => {
      assert.equal((await ask(hidden)).status, 404)
    })
  }

  it('refuses a malformed address', async () => {
    assert.equal((await ask('/%zz')).status, 400)
  })

  it('refuses to be written to', async () => {
    const answer = await ask('/scrum', {}, 'POST')
    assert.equal(answer.status, 405)
    assert.equal(answer.headers.allow, 'GET, HEAD')
  })

  it('answers HEAD with the headers alone', async () => {
    const answer = await ask('/scrum', {}, 'HEAD')
    assert.equal(answer.status, 200)
    assert.equal(answer.body, '')
  })

  it('compresses text by brotli or gzip, as the reader asks', async () => {
    const brotli = await ask('/scrum', { 'accept-encoding': 'gzip, deflate, br' })
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.ok(brotli.body.length < longText.length / 5)
    assert.equal((await ask('/scrum', { 'accept-encoding': 'gzip' })).headers['content-encoding'], 'gzip')
    assert.equal((await ask('/scrum')).headers['content-encoding'], undefined)
    assert.match(brotli.headers.vary ?? '', /Accept-Encoding/)
  })

  it('has pages revalidated, and answers 304 while they are unchanged', async () => {
    const first = await ask('/scrum')
    assert.equal(first.headers['cache-control'], 'no-cache')
    const etag = first.headers.etag ?? ''
    assert.notEqual(etag, '')
    assert.equal((await ask('/scrum', { 'if-none-match': etag })).status, 304)
  })

  it('lets hashed files be kept for a year', async () => {
    const answer = await ask('/_next/static/chunks/main-0a1b.js')
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.match(answer.headers['content-type'] ?? '', /javascript/)
  })

  it('has the search index revalidated, since its name stays', async () => {
    const answer = await ask('/_next/static/chunks/nextra-data-en-US.json')
    assert.equal(answer.headers['cache-control'], 'no-cache')
  })

  it('tells browsers the types of files, and not to guess', async () => {
    const answer = await ask('/images/a.svg')
    assert.equal(answer.headers['content-type'], 'image/svg+xml')
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  })

  it('hands the path of an endpoint to its handler, whatever the method', async () => {
    const answer = await ask('/api/echo?x=1', {}, 'POST')
    assert.equal(answer.status, 202)
    assert.equal(answer.body, 'POST')
  })
})
