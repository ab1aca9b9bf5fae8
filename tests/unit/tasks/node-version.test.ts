import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { isSupportedNode } from '../../../tooling/tasks/node-version.mjs'

describe('the version of Node.js', () => {
  it('has to be newer for the tools of npm test than for the site', () => {
    assert.equal(isSupportedNode('npm start', '20.9.0'), true)
    assert.equal(isSupportedNode('npm test', '20.18.0'), false)
    assert.equal(isSupportedNode('npm test', '20.19.0'), true)
  })

  for (const version of ['20.9.0', '20.20.2', '22.0.0', '24.1.0']) {
    it(`may be ${version}`, () => assert.equal(isSupportedNode('npm start', version), true))
  }

  for (const version of ['12.22.12', '18.20.0', '20.8.1']) {
    it(`may not be ${version}`, () => assert.equal(isSupportedNode('npm start', version), false))
  }

  // Newer syntax would end in a syntax error instead of the sentence that explains the problem.
  for (const file of ['scripts/start.mjs', 'scripts/test.mjs', 'tooling/tasks/node-version.mjs']) {
    it(`is checked by ${file} in syntax that Node 12 understands`, () => {
      const newer = /\?\?|\?\.|^await |from 'node:|\bat\(-|\|\|=|&&=/m
      assert.doesNotMatch(readFileSync(file, 'utf8'), newer)
    })
  }
})
