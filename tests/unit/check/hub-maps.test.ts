// cspell:ignore artcles
import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/hub-maps'
import { assertFinds, assertPasses, siteOf } from './support'

const siteWith = (hub: string) =>
  siteOf(
    { 'pages/scrum/articles/index.mdx': '' },
    {
      hubMaps: {
        maps: [{ hub, drawing: '/images/scrum/map.svg', parts: [] }],
        raw: `export const hubMaps = [\n  {\n    hub: '${hub}',`,
      },
    },
  )

describe('hub-maps', () => {
  it('passes the map of a hub that there is', () => {
    assertPasses(rule, siteWith('/scrum/articles'))
  })

  it('finds the map of a hub that there is not, on its line', () => {
    assertFinds(rule, siteWith('/scrum/artcles'), [
      'data/hub-maps.ts:3',
      "there is no hub '/scrum/artcles': did you mean '/scrum/articles'?",
    ])
    assertFinds(rule, siteWith('/somewhere'), [
      'data/hub-maps.ts:3',
      'correct its address, or remove the map.',
    ])
  })
})
