import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/page-place'
import { assertFinds, assertPasses, siteOf } from './support'

const hub = { 'pages/a/articles/index.mdx': '', 'pages/a/index.mdx': '' }

describe('page-place', () => {
  it('passes a page in a folder that has a page, and at the top', () => {
    const files = {
      ...hub,
      'pages/a/articles/a.mdx': '',
      'pages/b.mdx': '',
    }
    assertPasses(rule, siteOf(files))
  })

  it('finds a mistyped folder, and names the one that was meant', () => {
    assertFinds(rule, siteOf({ ...hub, 'pages/a/article/a.mdx': '' }), [
      'pages/a/article/a.mdx:1',
      'is in /a/article, a folder that has no page: did you mean /a/articles?',
    ])
  })

  it('finds an e-mail lesson without its number, or beyond the thirtieth', () => {
    const series = { 'pages/email-series/index.mdx': '', 'pages/email-series/07-sprint-goal.mdx': '' }
    assertPasses(rule, siteOf(series))
    for (const name of ['sprint-goal', '31-more'])
      assertFinds(rule, siteOf({ ...series, [`pages/email-series/${name}.mdx`]: '' }), [
        `pages/email-series/${name}.mdx:1`,
        'like an e-mail lesson, 00-welcome',
      ])
  })
})
