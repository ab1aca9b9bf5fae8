import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { redirects } from '../../data/redirects'
import { site } from '../../data/site'
import { hostFacts } from '../../tooling/hosts/host-files'
import { securityHeaders } from '../../tooling/hosts/security-headers'
import { vercelConfig } from '../../tooling/hosts/vercel'
import { serverFolder, startApache, startCaddy, started, startNginx } from './start-server'

const out = path.resolve('out')
const script = readdirSync(path.join(out, '_next/static/page')).find(file => file.endsWith('.js')) ?? ''

/** A folder with what a server needs, and the export with one file compressed. */
function makeFolder(): string {
  const folder = serverFolder()
  cpSync(out, path.join(folder, 'site'), { recursive: true })
  const page = path.join(folder, 'site/scrum.html')
  writeFileSync(`${page}.gz`, gzipSync(readFileSync(page)))
  return folder
}

/** The bytes of an answer as they come, which fetch would unpack. */
const sentBytes = (url: string, headers: Record<string, string>) =>
  new Promise<Buffer>((done, failed) => {
    get(url, { headers }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts)))
    }).on('error', failed)
  })

it('vercel.json, which Vercel reads before it builds, is that of this build: if not, commit the one that the build wrote', () => {
  const committed = readFileSync('vercel.json', 'utf8')
  assert.equal(committed, vercelConfig(hostFacts(out, redirects, site)))
})

for (const [name, start] of [
  ['nginx', startNginx],
  ['Caddy', startCaddy],
  ['Apache', startApache],
] as const)
  describe(`${name} with the configuration that the build writes`, () => {
    let folder = ''
    let url = ''
    let server: ChildProcess
    const ask = (address: string, headers: Record<string, string> = {}) =>
      fetch(`${url}${address}`, { redirect: 'manual', headers })

    before(async () => {
      folder = makeFolder()
      ;({ server, url } = await started(start, folder))
    })
    after(() => {
      server.kill()
      rmSync(folder, { recursive: true })
    })

    it('sends the security headers with every answer, errors too', async () => {
      for (const address of ['/', '/scrum', '/no-such-page', `/_next/static/page/${script}`]) {
        const { headers } = await ask(address)
        for (const [header, value] of securityHeaders(out, site))
          assert.equal(headers.get(header), value, `${header} of ${address}`)
      }
    })

    it('serves pages at addresses without an ending, and one address per page', async () => {
      const page = await ask('/scrum')
      assert.equal(page.status, 200)
      assert.match(page.headers.get('content-type') ?? '', /^text\/html; ?charset=utf-8$/i)
      const slash = await ask('/scrum/?q=1')
      assert.equal(slash.status, 301)
      assert.match(slash.headers.get('location') ?? '', /\/scrum\?q=1$/)
      const old = await ask('/glossary')
      assert.equal(old.status, 301)
      assert.match(old.headers.get('location') ?? '', /\/scrum\/glossary$/)
      assert.match((await ask('/scrum.md')).headers.get('content-type') ?? '', /^text\/markdown/)
    })

    it("answers what isn't there, and files for hosts, with the site's own page and status 404", async () => {
      for (const address of ['/no-such-page', '/.htaccess']) {
        const answer = await ask(address)
        assert.equal(answer.status, 404, address)
        assert.match((await answer.text()) as string, /<h1[^>]*>Page not found/)
      }
    })

    it('lets files be kept for a year whose names change, and asks for the others', async () => {
      const kept = await ask(`/_next/static/page/${script}`)
      assert.equal(kept.headers.get('cache-control'), 'public, max-age=31536000, immutable')
      const page = await ask('/scrum')
      assert.equal(page.headers.get('cache-control'), 'no-cache')
      const tag = page.headers.get('etag') ?? ''
      assert.equal((await ask('/scrum', { 'If-None-Match': tag })).status, 304)
    })

    it('sends compressed copies, Apache its own, the others as they are, and parts of files', async () => {
      const html = readFileSync(path.join(out, 'scrum.html'))
      const sent = await sentBytes(`${url}/scrum`, { 'Accept-Encoding': 'gzip' })
      if (name === 'Apache') assert.deepEqual(gunzipSync(sent), html)
      else assert.deepEqual(sent, gzipSync(html))
      assert.equal((await ask('/images/site/author.svg', { Range: 'bytes=0-9' })).status, 206)
    })
  })
