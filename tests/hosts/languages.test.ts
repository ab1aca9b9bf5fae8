import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { writeHostFiles } from '../../tooling/hosts/host-files'
import { serverFolder, startApache, startCaddy, started, startNginx } from './start-server'

const settings = {
  defaultLocale: 'en-US',
  locales: [
    { locale: 'en-US', text: 'English', direction: 'ltr' as const },
    { locale: 'fr', text: 'Français', direction: 'ltr' as const },
    { locale: 'zh', text: '中文', direction: 'ltr' as const, lang: 'zh-Hans' },
  ],
  newsletter: { endpoint: 'https://letters.example/forms', formId: '', script: '' },
  analytics: { functionName: 'count', hosts: [] },
}

/** A folder with a site in three languages, and what its hosts have to know. */
function makeFolder(): string {
  const folder = serverFolder()
  const out = path.join(folder, 'site')
  for (const file of ['index', '404', 'scrum', 'fr', 'fr/404', 'fr/scrum', 'zh', 'zh/404']) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, `${file}.html`), `<!doctype html><title>${file}</title>`)
  }
  mkdirSync(path.join(out, '_next/static/page'), { recursive: true })
  writeHostFiles(folder, out, [{ from: '/old', to: '/scrum' }], settings)
  return folder
}

/** Cookie and languages of a browser, and where the front page leads. */
const readers = [
  ['', '', ''],
  ['', 'en-US,en;q=0.9', ''],
  ['', 'fr-CA,fr;q=0.9,en;q=0.8', '/fr'],
  ['', 'FR', '/fr'],
  ['', 'zh-CN,zh;q=0.9', '/zh'],
  ['', 'en-GB,fr;q=0.9', ''],
  ['', 'fry', ''],
  ['NEXT_LOCALE=fr', 'en-US', '/fr'],
  ['a=1; NEXT_LOCALE=zh; b=2', 'en-US', '/zh'],
  ['NEXT_LOCALE=en-US', 'fr', ''],
  ['NOT_NEXT_LOCALE=fr', 'en', ''],
] as const

for (const [name, start] of [
  ['nginx', startNginx],
  ['Caddy', startCaddy],
  ['Apache', startApache],
] as const)
  describe(`the front page of a site in several languages behind ${name}`, () => {
    let folder = ''
    let url = ''
    let server: ChildProcess
    const ask = (address: string, cookie = '', languages = '') =>
      fetch(`${url}${address}`, {
        redirect: 'manual',
        headers: { 'Accept-Language': languages, ...(cookie ? { Cookie: cookie } : {}) },
      })

    before(async () => {
      folder = makeFolder()
      ;({ server, url } = await started(start, folder, path.join(folder, 'deploy')))
    })
    after(() => {
      server.kill()
      rmSync(folder, { recursive: true })
    })

    for (const [cookie, languages, to] of readers)
      it(`leads to ${to || 'itself'} with the cookie '${cookie}' and the languages '${languages}'`, async () => {
        const answer = await ask('/', cookie, languages)
        assert.equal(answer.status, to ? 302 : 200)
        if (to) assert.equal(new URL(answer.headers.get('location') ?? '', url).pathname, to)
        const varies = answer.headers.get('vary')?.toLowerCase() ?? ''
        assert.ok(varies.includes('cookie') && varies.includes('accept-language'), varies)
        assert.equal(answer.headers.get('cache-control'), 'no-cache')
      })

    it('stays as it is where its address says so, and so does every other page', async () => {
      for (const address of ['/?language=en-US', '/scrum', '/fr', '/zh']) {
        const answer = await ask(address, 'NEXT_LOCALE=fr', 'zh')
        assert.equal(answer.status, 200, address)
      }
      assert.doesNotMatch((await ask('/scrum')).headers.get('vary') ?? '', /cookie/i)
    })

    it("has each language's own page for what isn't there", async () => {
      for (const [address, title] of [
        ['/no', '404'],
        ['/fr/no', 'fr/404'],
        ['/zh/no/more', 'zh/404'],
      ] as const) {
        const answer = await ask(address)
        assert.equal(answer.status, 404)
        assert.ok(((await answer.text()) as string).includes(`<title>${title}</title>`), address)
      }
    })

    if (name === 'nginx')
      it('leads to the first of its languages that a browser names', async () => {
        assert.equal((await ask('/', '', 'de,fr;q=0.9,en;q=0.8')).headers.get('location'), '/fr')
        assert.equal((await ask('/', '', 'de,en;q=0.9,fr;q=0.8')).status, 200)
      })
  })
