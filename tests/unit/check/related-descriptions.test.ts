import { describe, it } from 'node:test'
import { rule as relatedDescriptions } from '../../../tooling/check/rules/related-descriptions'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const siteWith = (shortDescription: string, link = '/one') =>
  siteOf(
    { 'pages/one.mdx': pageOf('title: One') },
    {
      relatedLinks: {
        groups: { sprint: [{ link, shortDescription }] },
        sources: [{ file: 'data/related-links/scrum.ts', raw: `  sprint: [\n    { link: '${link}' },` }],
      },
    },
  )

describe('related-descriptions', () => {
  it('passes a sentence of 40 to 110 characters', () => {
    assertPasses(relatedDescriptions, siteWith('What a Sprint is for, and how long it may last.'))
    assertPasses(relatedDescriptions, siteWith('What is a Sprint for, and how long may one of them last?'))
  })

  it('finds one without an end', () => {
    assertFinds(relatedDescriptions, siteWith('What a Sprint is for, and how long it may last'), [
      'data/related-links/scrum.ts:2',
      'neither a period nor a question mark',
    ])
  })

  it('finds one that is still to be written', () => {
    assertFinds(relatedDescriptions, siteWith('TODO Why a reader of this page would go to the other.'), [
      'data/related-links/scrum.ts:2',
      'is still to be written',
    ])
  })

  it('finds one that begins with a small letter', () => {
    assertFinds(relatedDescriptions, siteWith('what a Sprint is for, and how long it may last.'), [
      'data/related-links/scrum.ts:2',
      'begins with a lowercase letter',
    ])
  })

  it('finds one that is in two groups', () => {
    const shortDescription = 'What a Sprint is for, and how long it may last.'
    const links = [{ link: '/one', shortDescription }]
    const relatedLinks = { groups: { sprint: links, review: links }, sources: [] }
    assertFinds(relatedDescriptions, siteOf({}, { relatedLinks }), [
      'data/related-links.ts:1',
      "group 'review': description of /one is also in group 'sprint': say",
    ])
  })

  it('finds one that is too short', () => {
    assertFinds(relatedDescriptions, siteWith('About Sprints.'), [
      'data/related-links/scrum.ts:2',
      'has 14 characters',
    ])
  })
})
