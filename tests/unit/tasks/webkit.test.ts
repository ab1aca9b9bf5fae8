import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ensureWebKit } from '../../../tooling/tasks/webkit'

/** A machine on which these programs start, and on which installing adds the packages' programs. */
function machine(programs: string[], isDebianRoot = false) {
  const start = (command: string, args: string[]) => {
    if (args.includes('webkit2gtk-driver')) programs.push('WebKitWebDriver')
    if (args.includes('xvfb')) programs.push('Xvfb')
    return Promise.resolve({ code: command === 'env' || programs.includes(command) ? 0 : 127, output: '' })
  }
  return { start, isDebianRoot, env: {} }
}

const both = { driver: 'WebKitWebDriver', screen: 'Xvfb' }

describe('finding WebKit for the tests', () => {
  it("takes the system's driver and screen", async () => {
    assert.deepEqual(await ensureWebKit(machine(['WebKitWebDriver', 'Xvfb'])), both)
  })

  it("installs Debian's as root, also if only one of them is missing", async () => {
    assert.deepEqual(await ensureWebKit(machine([], true)), both)
    assert.deepEqual(await ensureWebKit(machine(['Xvfb'], true)), both)
  })

  it("gives none where one of them is missing and can't be installed", async () => {
    assert.equal(await ensureWebKit(machine(['WebKitWebDriver'])), undefined)
  })
})
