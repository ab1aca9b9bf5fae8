import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { installIfNeeded, isInstalled, markInstalled } from '../../../tooling/tasks/install.mjs'

let root: string
let asked: string[][]

/** Imitates npm, whose postinstall script marks the packages. */
function npmThat({ exits = 0, runsScripts = true }) {
  return (_: string, args: string[]) => {
    asked.push(args)
    const modules = path.join(root, 'node_modules')
    if (args[0] === 'ci') mkdirSync(modules, { recursive: true })
    if (exits === 0 && (runsScripts || args[0] === 'run')) markInstalled(root)
    return Promise.resolve(exits)
  }
}

describe('installing the packages', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'install-'))
    asked = []
    writeFileSync(path.join(root, 'package-lock.json'), '{"lockfileVersion":3}')
    mkdirSync(path.join(root, 'patches'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('runs npm ci if they are missing, with the build tools, whatever NODE_ENV says', async () => {
    assert.equal(await installIfNeeded(root, npmThat({})), true)
    assert.deepEqual(asked[0]?.slice(0, 2), ['ci', '--include=dev'])
    assert.equal(isInstalled(root), true)
  })

  it('does nothing while they match the lock file', async () => {
    await installIfNeeded(root, npmThat({}))
    assert.equal(await installIfNeeded(root, npmThat({})), false)
    assert.equal(asked.length, 1)
  })

  for (const file of ['package-lock.json', 'patches/nextra+2.13.4.patch']) {
    it(`installs again when ${file} changes`, async () => {
      await installIfNeeded(root, npmThat({}))
      writeFileSync(path.join(root, file), 'changed')
      assert.equal(await installIfNeeded(root, npmThat({})), true)
    })
  }

  it('applies the patches itself if the user has turned off install scripts', async () => {
    await installIfNeeded(root, npmThat({ runsScripts: false }))
    assert.deepEqual(asked[1], ['run', 'postinstall'])
  })

  it('fails with a sentence that says what to fix when npm fails', async () => {
    await assert.rejects(installIfNeeded(root, npmThat({ exits: 1 })), /could not be installed: fix what npm/)
    assert.equal(isInstalled(root), false)
  })
})
