import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { ContentRule } from '../../../tooling/check/content/content-site'
import { readingTime } from '../../../tooling/check/content/reading-time'
import { countWords } from '../../../tooling/check/content/sentences'
import { allRules } from '../../../tooling/check/all-rules'
import { reportOf, reportOnFiles, rulesFor, runRules, unknownRule } from '../../../tooling/check/run-rules'
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

  it('names the saved files in which nothing is found', () => {
    const found = [{ file: 'pages/a.mdx', line: 3, message: 'has no figure.', rule: 'article-parts' }]
    assert.equal(
      reportOnFiles(['pages/a.mdx', 'public/a.svg'], found),
      'pages/a.mdx:3  has no figure.  (article-parts)\npublic/a.svg  nothing to correct',
    )
    assert.equal(reportOnFiles([], []), '')
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
        ['tooling/check/rules/stops.ts', 'stops'],
      ],
    )
    assert.match(found[1]?.message ?? '', /^stopped \(no such option\), so its findings are missing/)
  })

  it('runs each rule of the folder under the name of its file', () => {
    const files = readdirSync(new URL('tooling/check/rules/', root)).filter(file => file.endsWith('.ts'))
    assert.deepEqual(
      allRules.map(({ name }) => `${name}.ts`),
      files,
    )
    for (const { name, why, check } of allRules)
      assert.equal([typeof why, typeof check].join(), 'string,function', name)
  })

  it('takes several rules by name, and says which one was probably meant', () => {
    const names = rulesFor(allRules, ['dates', 'keywords']).map(rule => rule.name)
    assert.ok(names.includes('dates') && names.includes('keywords') && !names.includes('images'))
    assert.equal(
      unknownRule(allRules, 'question-bang'),
      "There is no rule 'question-bang': did you mean 'question-bank'?",
    )
    assert.match(
      unknownRule(allRules, 'everything-else'),
      /^There is no rule 'everything-else'\. The rules are alt-texts, /,
    )
  })
})

describe('reading time', () => {
  it('is rounded up to whole minutes, and at least one', () => {
    assert.equal(readingTime(0), 1)
    assert.equal(readingTime(220), 1)
    assert.equal(readingTime(221), 2)
  })

  it('counts Chinese by its characters, which no spaces separate', () => {
    assert.equal(countWords('Two words, 2 – and one more.'), 6)
    assert.equal(countWords('产品负责人'.repeat(34)), 100)
    assert.equal(countWords('用 Scrum 吗'), 2)
  })
})
