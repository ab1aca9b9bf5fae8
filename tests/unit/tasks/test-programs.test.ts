import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ensureFirefox } from '../../../tooling/tasks/test-programs'

/** A machine on which these programs start, and on which installing adds Debian's. */
function machine(programs: string[], isDebianRoot = false) {
  const start = (command: string, args: string[]) => {
    if (command === 'env' && args.includes('install')) programs.push('firefox-esr')
    return Promise.resolve({ code: command === 'env' || programs.includes(command) ? 0 : 127, output: '' })
  }
  return { start, isDebianRoot, env: {} }
}

describe('finding Firefox for the tests', () => {
  it("takes the system's", async () => {
    assert.equal(await ensureFirefox(machine(['firefox'])), 'firefox')
  })

  it("installs Debian's as root", async () => {
    assert.equal(await ensureFirefox(machine([], true)), 'firefox-esr')
  })

  it('says what to do if there is none', async () => {
    await assert.rejects(ensureFirefox(machine([])), /set FIREFOX_PATH/)
  })
})
