import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { ContentRule, ContentSite } from '../../../tooling/check/content/content-site'
import { readingTime } from '../../../tooling/check/content/reading-time'
import { allRules } from '../../../tooling/check/rules/all-rules'
import { rule as dates } from '../../../tooling/check/rules/dates'
import { reportOf, rulesFor, runRule, runRules, unknownRule } from '../../../tooling/check/rules/run-rules'
import { unregisteredRules } from '../../../tooling/check/rules/unregistered-rules'
import { siteOf } from './support'

const root = new URL('../../../', import.meta.url)

describe('running the rules', () => {
  it('reports only that a page is unreadable', () => {
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
    const named = runRules(siteOf({}), [{ ...stops, name: 'dates' }])
    assert.deepEqual(
      named.map(({ file }) => file),
      ['tooling/check/rules/dates.ts'],
    )
    const found = runRules(siteOf({}), [stops, finds])
    assert.deepEqual(
      found.map(({ file, rule }) => [file, rule]),
      [
        ['pages/a.mdx', 'finds'],
        // There is no stops.ts.
        ['tooling/check/rules/all-rules.ts', 'stops'],
      ],
    )
    assert.match(found[1]?.message ?? '', /^stopped \(no such option\), so its findings are missing/)
  })

  it('runs each rule under the name of its file, once', () => {
    const files = readdirSync(new URL('tooling/check/rules/', root)).map(file => file.replace(/\.ts$/, ''))
    for (const { name } of allRules) assert.ok(files.includes(name), name)
    assert.equal(new Set(allRules.map(rule => rule.name)).size, allRules.length)
  })

  it('names the file of a rule that stopped under another name', () => {
    const misnamed: ContentRule = { ...dates, name: 'no-file' }
    const [found] = runRule(misnamed, {} as ContentSite)
    assert.deepEqual([found?.file, found?.rule], ['tooling/check/rules/dates.ts', 'no-file'])
  })

  it('takes several rules by name, and says which one was probably meant', () => {
    const names = rulesFor(allRules, ['dates', 'titles']).map(rule => rule.name)
    assert.ok(names.includes('dates') && names.includes('titles') && !names.includes('images'))
    assert.equal(
      unknownRule(allRules, 'question-bang'),
      "There is no rule 'question-bang': did you mean 'question-bank'?",
    )
    assert.match(
      unknownRule(allRules, 'everything-else'),
      /^There is no rule 'everything-else'\. The rules are mdx/,
    )
  })

  it('finds a rule that has a file and is not registered, is not in the list, or has another name', () => {
    assert.deepEqual(unregisteredRules(fileURLToPath(root)), [])
    const folder = mkdtempSync(path.join(tmpdir(), 'rules-'))
    const rules = path.join(folder, 'tooling/check/rules')
    mkdirSync(rules, { recursive: true })
    const imports = ['dates', 'left', 'other'].map(name => `import { rule as ${name} } from './${name}'\n`)
    writeFileSync(
      path.join(rules, 'all-rules.ts'),
      `${imports.join('')}export const allRules: readonly ContentRule[] = [\n  dates,\n  other,\n]\n`,
    )
    writeFileSync(path.join(rules, 'left.ts'), 'export const rule: ContentRule = {}\n')
    writeFileSync(path.join(rules, 'other.ts'), "export const rule: ContentRule = {\n  name: 'another',\n}\n")
    writeFileSync(path.join(rules, 'dates.ts'), 'export const rule: ContentRule = {}\n')
    writeFileSync(path.join(rules, 'idle-rule.ts'), 'export const rule: ContentRule = {}\n')
    writeFileSync(path.join(rules, 'page-parts.ts'), 'export const partsNamed = 1\n')
    const found = unregisteredRules(folder)
    rmSync(folder, { recursive: true })
    assert.deepEqual(
      found.map(({ file, line, message }) => [file, line, message]),
      [
        [
          'tooling/check/rules/idle-rule.ts',
          1,
          "isn't run: import it in tooling/check/rules/all-rules.ts and add it to the list there.",
        ],
        [
          'tooling/check/rules/all-rules.ts',
          2,
          'imports the rule of tooling/check/rules/left.ts without running it: add left to the list allRules.',
        ],
        ['tooling/check/rules/other.ts', 2, "names its rule 'another': write name: 'other', like the file."],
      ],
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
