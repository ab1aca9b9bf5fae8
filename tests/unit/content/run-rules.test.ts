import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { routes } from '../../../data/routes'
import { readingTime } from '../../../lib/content/reading-time'
import { allRules } from '../../../scripts/rules/all-rules'
import { reportOf, runRules } from '../../../scripts/rules/run-rules'
import { siteOf } from './support'

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

  it('runs each rule that has a file, under the name of that file', () => {
    const folder = new URL('../../../scripts/rules/', import.meta.url)
    const files = readdirSync(folder).map(file => file.replace(/\.ts$/, ''))
    for (const { name } of allRules) assert.ok(files.includes(name), name)
    assert.equal(new Set(allRules.map(rule => rule.name)).size, allRules.length)
  })
})

describe('the plan of routes', () => {
  it('names each route and each title once', () => {
    assert.equal(new Set(routes.map(entry => entry.route)).size, routes.length)
    assert.equal(new Set(routes.map(entry => entry.title)).size, routes.length)
  })
})

describe('reading time', () => {
  it('is rounded up to whole minutes, and at least one', () => {
    assert.equal(readingTime(0), 1)
    assert.equal(readingTime(220), 1)
    assert.equal(readingTime(221), 2)
  })
})
