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

  it('says so when CHROMIUM_PATH names none, rather than taking another', async () => {
    const here = { ...machine(['chromium']), env: { CHROMIUM_PATH: '/opt/chrome' } }
    await assert.rejects(ensureChromium(here), /CHROMIUM_PATH is "\/opt\/chrome", which does not start/)
  })

  it('gives the whole path of one that is found by its name', async () => {
    const here = { ...machine(['chromium']), env: { PATH: `/nowhere${path.delimiter}${folder}` } }
    assert.equal(await ensureChromium(here), path.join(folder, 'chromium'))
  })

  it('takes the browser of the system', async () => {
    assert.equal(await ensureChromium(machine(['google-chrome'])), 'google-chrome')
  })

  it('takes the one without a window before others', async () => {
    assert.equal(
      await ensureChromium(machine(['chromium', 'chromium-headless-shell'])),
      'chromium-headless-shell',
    )
  })

  it('installs the one without a window as root on Debian, whatever other is there', async () => {
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

  it('takes the other where it cannot be installed', async () => {
    const here = { ...machine(['chromium']), isDebianRoot: true }
    assert.equal(await ensureChromium(here), 'chromium')
  })

  it('has the test tool download its own elsewhere', async () => {
    assert.equal(await ensureChromium(machine([], { downloads: true })), undefined)
  })

  it('says what to install where none of that works', async () => {
    await assert.rejects(
      ensureChromium(machine([])),
      /install Chromium or Google Chrome, or name its program/,
    )
  })
})
