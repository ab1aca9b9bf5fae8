import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { ContentRule } from '../../../tooling/content/content-site'
import { readingTime } from '../../../tooling/content/reading-time'
import { allRules } from '../../../tooling/rules/all-rules'
import { reportOf, runRules } from '../../../tooling/rules/run-rules'
import { unregisteredRules } from '../../../tooling/rules/unregistered-rules'
import { siteOf } from './support'

const root = new URL('../../../', import.meta.url)

describe('running the rules', () => {
  it('says of an unreadable page only that it is unreadable', () => {
    const found = runRules(siteOf({ 'pages/a.mdx': 'Fewer than <5.' }), allRules)
    assert.deepEqual(
      found.filter(({ file }) => file === 'pages/a.mdx').map(({ rule }) => rule),
      ['mdx-syntax'],
    )
  })

  it('reports file, line, message and rule, with a gap between two files', () => {
    const finding = { line: 3, message: 'has no figure.', rule: 'article-parts' }
    const report = reportOf([
      { ...finding, file: 'pages/a.mdx' },
      { ...finding, file: 'pages/b.mdx' },
    ])
    assert.equal(
      report,
      'pages/a.mdx:3  has no figure.  (article-parts)\n\npages/b.mdx:3  has no figure.  (article-parts)',
    )
  })

  it('says that a rule stopped, and keeps what the others find', () => {
    const stops: ContentRule = {
      name: 'stops',
      why: 'For the test.',
      check: () => {
        throw new TypeError('no such option')
      },
    }
    const finds: ContentRule = {
      name: 'finds',
      why: 'For the test.',
      check: () => [{ file: 'pages/a.mdx', line: 3, message: 'is wrong.' }],
    }
    const found = runRules(siteOf({}), [stops, finds])
    assert.deepEqual(
      found.map(({ file, rule }) => [file, rule]),
      [
        ['pages/a.mdx', 'finds'],
        ['tooling/rules/stops.ts', 'stops'],
      ],
    )
    assert.match(
      found[1]?.message ?? '',
      /^stopped \(no such option\), so that what it would find is missing/,
    )
  })

  it('runs each rule under the name of its file, once', () => {
    const files = readdirSync(new URL('tooling/rules/', root)).map(file => file.replace(/\.ts$/, ''))
    for (const { name } of allRules) assert.ok(files.includes(name), name)
    assert.equal(new Set(allRules.map(rule => rule.name)).size, allRules.length)
  })

  it('finds a rule that has a file and is not registered', () => {
    assert.deepEqual(unregisteredRules(fileURLToPath(root)), [])
    const folder = mkdtempSync(path.join(tmpdir(), 'rules-'))
    const rules = path.join(folder, 'tooling/rules')
    mkdirSync(rules, { recursive: true })
    writeFileSync(path.join(rules, 'all-rules.ts'), "import { rule as dates } from './dates'\n")
    writeFileSync(path.join(rules, 'dates.ts'), 'export const rule: ContentRule = {}\n')
    writeFileSync(path.join(rules, 'idle-rule.ts'), 'export const rule: ContentRule = {}\n')
    writeFileSync(path.join(rules, 'page-parts.ts'), 'export const partsNamed = 1\n')
    const found = unregisteredRules(folder)
    rmSync(folder, { recursive: true })
    assert.deepEqual(
      found.map(({ file }) => file),
      ['tooling/rules/idle-rule.ts'],
    )
  })
})

describe('reading time', () => {
  it('is rounded up to whole minutes, and at least one', () => {
    assert.equal(readingTime(0), 1)
    assert.equal(readingTime(220), 1)
    assert.equal(readingTime(221), 2)
  })
})
