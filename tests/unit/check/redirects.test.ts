import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/redirects'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const siteWith = (...list: { from: string; to: string }[]) => {
  const lines = list.map(({ from, to }) => `  { from: '${from}', to: '${to}' },`)
  const redirects = { list, raw: `export const redirects = [\n${lines.join('\n')}\n]\n` }
  return siteOf({ 'pages/scrum/board.mdx': pageOf('title: Board') }, { redirects })
}
const right = { from: '/board', to: '/scrum/board' }

describe('redirects', () => {
  it('passes one that leads from no page to a page', () => {
    assertPasses(rule, siteWith(right))
  })

  it('finds one that leads to no page, and names the one that was meant', () => {
    assertFinds(
      rule,
      siteWith(right, { from: '/a', to: '/scrum/bord' }, { from: '/b', to: '/elsewhere/altogether' }),
      [
        'data/redirects.ts:3',
        'redirect /a leads to /scrum/bord, where there is no page: did you mean /scrum/board?',
      ],
      ['data/redirects.ts:4', "correct 'to', or remove it."],
    )
  })

  it('finds one from a page, one to itself, and one that stands twice, on its own line', () => {
    assertFinds(rule, siteWith({ from: '/scrum/board', to: '/scrum/board' }), [
      'data/redirects.ts:2',
      'redirect /scrum/board leads to itself',
    ])
    const fromPage = siteOf(
      { 'pages/a.mdx': pageOf('title: A'), 'pages/b.mdx': pageOf('title: B') },
      { redirects: { list: [{ from: '/a', to: '/b' }], raw: '' } },
    )
    assertFinds(rule, fromPage, ['data/redirects.ts:1', 'redirect /a starts at an existing page: remove it.'])
    assertFinds(rule, siteWith(right, right), [
      'data/redirects.ts:3',
      'redirect /board is listed twice: keep one.',
    ])
  })
})
