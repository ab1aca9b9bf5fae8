import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { openBenchSite, untilQuiet } from '../../../scripts/bench/bench-site'

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-server-'))
mkdirSync(path.join(folder, 'b'))
writeFileSync(path.join(folder, 'a.html'), '<p>a</p>'.repeat(100))
writeFileSync(path.join(folder, 'b/index.html'), '<p>b</p>')
writeFileSync(path.join(folder, '404.html'), '<p>none</p>')
writeFileSync(path.join(folder, 'a.js'), 'const a = 1\n'.repeat(100))

describe('the server of the benchmark', async () => {
  const site = await openBenchSite(folder)
  after(() => {
    site.close()
    rmSync(folder, { recursive: true })
  })
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(site.line.url + address, { headers })

  const textOf = async (address: string) => (await (await ask(address)).text()) as string

  it('has a page under each form that a generator writes its address in', async () => {
    for (const [address, text] of [
      ['/a', 'a'],
      ['/a.html', 'a'],
      ['/a/', 'a'],
      ['/b', 'b'],
      ['/b/', 'b'],
    ] as const)
      assert.equal((await textOf(address)).slice(0, 8), `<p>${text}</p>`, address)
  })

  it('compresses text, and notes what it sent', async () => {
    const before = site.exchanges.length
    const answer = await ask('/a.js', { 'accept-encoding': 'br' })
    assert.equal(answer.headers.get('content-encoding'), 'br')
    await answer.text()
    await untilQuiet(site, 0)
    const [noted] = site.exchanges.slice(before)
    assert.equal(noted?.kind, 'script')
    assert.ok(noted.bytes > 20 && noted.bytes < 600, `${noted.bytes} bytes`)
  })

  it('answers with the site’s own page where there is none', async () => {
    const answer = await ask('/nothing')
    assert.equal(answer.status, 404)
    assert.equal(await answer.text(), '<p>none</p>')
  })
})
