import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/page-place'
import { assertFinds, assertPasses, siteOf } from './support'

const hub = { 'pages/scrum/articles/index.mdx': '', 'pages/scrum/index.mdx': '' }

describe('page-place', () => {
  it('passes a page in a folder that has a page, in one that is planned, and at the top', () => {
    const files = {
      ...hub,
      'pages/scrum/articles/a.mdx': '',
      'pages/sdlc/models/v.mdx': '',
      'pages/b.mdx': '',
    }
    const planned = [{ route: '/sdlc/models', title: 'Models', kind: 'hub' }] as const
    assertPasses(rule, siteOf(files, { planned }))
  })

  it('passes a page in a folder that is planned by a page in it alone', () => {
    const planned = [{ route: '/agile/comparisons/b', title: 'B', kind: 'article' }] as const
    assertPasses(rule, siteOf({ 'pages/agile/comparisons/a.mdx': '' }, { planned }))
  })

  it('finds a mistyped folder, and names the one that was meant', () => {
    assertFinds(rule, siteOf({ ...hub, 'pages/scrum/article/a.mdx': '' }), [
      'pages/scrum/article/a.mdx:1',
      "is in /scrum/article, a folder that has no page and isn't planned: did you mean /scrum/articles?",
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

  it('finds a page that is written and still planned', () => {
    const planned = [{ route: '/scrum/articles', title: 'Articles', kind: 'hub' }] as const
    const planSource = "export const plannedPages = [\n  { route: '/scrum/articles' },\n]"
    assertFinds(rule, siteOf(hub, { planned, planSource }), [
      'data/planned-pages.ts:2',
      '/scrum/articles exists, pages/scrum/articles/index.mdx: remove it from the list.',
    ])
  })
})
