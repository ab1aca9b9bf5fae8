import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { glossaryFile, linkedTerms } from '../../../tooling/build/glossary-links'

let root = ''
const writeTerm = (term: string) =>
  writeFileSync(
    path.join(root, glossaryFile),
    `---\ntitle: Glossary\n---\n\n# Glossary\n\n### ${term}\n\nIt is.\n`,
  )
const names = () => linkedTerms(root).flatMap(term => term.names)

describe('linkedTerms', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'glossary-links-'))
    mkdirSync(path.join(root, path.dirname(glossaryFile)), { recursive: true })
    writeTerm('Sprint Goal')
  })
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: 'test' })
    rmSync(root, { recursive: true })
  })

  it('has the address and the names of each term', () => {
    assert.deepEqual(linkedTerms(root), [{ url: '/scrum/glossary#sprint-goal', names: ['Sprint Goal'] }])
  })

  it('sees a term that is renamed while an author works', async () => {
    assert.deepEqual(names(), ['Sprint Goal'])
    writeTerm('Goal of the Sprint')
    await setImmediate()
    assert.deepEqual(names(), ['Goal of the Sprint'])
  })

  it('is read once in a build', () => {
    Object.assign(process.env, { NODE_ENV: 'production' })
    assert.deepEqual(names(), ['Sprint Goal'])
    rmSync(path.join(root, glossaryFile))
    assert.deepEqual(names(), ['Sprint Goal'])
  })

  it('is empty before there is a glossary', () => {
    rmSync(path.join(root, glossaryFile))
    assert.deepEqual(linkedTerms(root), [])
  })
})
