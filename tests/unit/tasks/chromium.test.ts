import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { ensureChromium } from '../../../tooling/tasks/chromium'

const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
writeFileSync(path.join(folder, 'chromium'), '')

/** A machine on which these programs start; installing adds one. */
function machine(programs: string[], { installs = '', downloads = false } = {}) {
  const asked: string[] = []
  const start = (command: string, args: string[]) => {
    asked.push([command, ...args].join(' '))
    if (args.includes('install') && installs && args.includes(installs)) programs.push(installs)
    const isDownload = command === process.execPath
    const works = isDownload ? downloads : command === 'env' ? installs !== '' : programs.includes(command)
    return Promise.resolve({ code: works ? 0 : 127, output: '' })
  }
  return { start, asked, root: '/project', env: {}, isDebianRoot: false }
}

describe('finding a browser for the tests', () => {
  after(() => rmSync(folder, { recursive: true }))

  it('takes the one that CHROMIUM_PATH names', async () => {
    const here = { ...machine(['/opt/chrome', 'chromium']), env: { CHROMIUM_PATH: '/opt/chrome' } }
    assert.equal(await ensureChromium(here), '/opt/chrome')
  })

  it('fails if CHROMIUM_PATH names no browser, rather than taking another', async () => {
    const here = { ...machine(['chromium']), env: { CHROMIUM_PATH: '/opt/chrome' } }
    await assert.rejects(ensureChromium(here), /CHROMIUM_PATH is "\/opt\/chrome", which does not start/)
  })

  it('returns the full path of a browser found by name', async () => {
    const here = { ...machine(['chromium']), env: { PATH: `/nowhere${path.delimiter}${folder}` } }
    assert.equal(await ensureChromium(here), path.join(folder, 'chromium'))
  })

  it("takes the system's browser", async () => {
    assert.equal(await ensureChromium(machine(['google-chrome'])), 'google-chrome')
  })

  it('prefers the headless one', async () => {
    assert.equal(
      await ensureChromium(machine(['chromium', 'chromium-headless-shell'])),
      'chromium-headless-shell',
    )
  })

  it('installs the headless one as root on Debian, even if there is another', async () => {
    const here = {
      ...machine(['chromium'], { installs: 'chromium-headless-shell' }),
      isDebianRoot: true,
    }
    assert.equal(await ensureChromium(here), 'chromium-headless-shell')
    assert.ok(
      here.asked.some(command =>
        command.includes('apt-get install -y --no-install-recommends chromium-headless-shell'),
      ),
    )
  })

  it("takes the other if it can't be installed", async () => {
    const here = { ...machine(['chromium']), isDebianRoot: true }
    assert.equal(await ensureChromium(here), 'chromium')
  })

  it('lets Playwright download its own on other systems', async () => {
    assert.equal(await ensureChromium(machine([], { downloads: true })), undefined)
  })

  it('says what to install if none of that works', async () => {
    await assert.rejects(
      ensureChromium(machine([])),
      /install Chromium or Google Chrome, or name its program/,
    )
  })
})
