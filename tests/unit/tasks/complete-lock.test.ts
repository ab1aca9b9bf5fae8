import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { completeLock } from '../../../tooling/tasks/complete-lock.mjs'

describe('completing the lock file', () => {
  it('adds the packages of other systems that one asks for, in the order of npm', () => {
    const next = {
      optionalDependencies: { '@next/swc-darwin-arm64': '16.4.6', '@next/swc-linux-x64-gnu': '16.4.6' },
    }
    const linux = { version: '16.4.6', os: ['linux'] }
    const lock = {
      packages: { '': {}, 'node_modules/@next/swc-linux-x64-gnu': linux, 'node_modules/next': next },
    }
    assert.deepEqual(completeLock(lock), ['@next/swc-darwin-arm64'])
    assert.deepEqual(Object.keys(lock.packages), [
      '',
      'node_modules/@next/swc-darwin-arm64',
      'node_modules/@next/swc-linux-x64-gnu',
      'node_modules/next',
    ])
    const entry = { version: '16.4.6', cpu: ['arm64'], optional: true, os: ['darwin'] }
    assert.deepEqual(Object.values(lock.packages)[1], entry)
  })

  it('finds a package that lies beside the one that asks for it', () => {
    const packages = {
      'node_modules/a/node_modules/b': { optionalDependencies: { 'b-win32-x64': '1.0.0' } },
      'node_modules/a/node_modules/b-win32-x64': { version: '1.0.0' },
    }
    assert.deepEqual(completeLock({ packages }), [])
  })

  it('leaves an optional package alone that is for no one system', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { fsevents: '2.3.3' } } }
    assert.deepEqual(completeLock({ packages }), [])
  })

  it('finds nothing to add to that of the project: npm run complete-lock mends it', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof completeLock>[0]
    assert.deepEqual(completeLock(lock), [])
  })
})
