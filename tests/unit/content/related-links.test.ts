import { describe, it } from 'node:test'
import { rule as relatedLinks } from '../../../scripts/rules/related-links'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const pages = {
  'pages/one.mdx': pageOf('title: One'),
  'pages/two.mdx': pageOf('title: Two'),
  'pages/three.mdx': pageOf('title: Three'),
  'pages/four.mdx': pageOf('title: Four'),
  'pages/sprint.mdx': pageOf('title: Sprint', '<ContinueReading pageName="sprint" />'),
}

const entry = (link: string, title: string) => ({ link, title, shortDescription: `What ${title} answers.` })
const four = [entry('/one', 'One'), entry('/two', 'Two'), entry('/three', 'Three'), entry('/four', 'Four')]

/** The module as it would be written: a line for the key of each group, one for each link. */
const rawOf = (groups: Record<string, typeof four>): string =>
  Object.entries(groups)
    .map(([name, entries]) =>
      [`  ${name}: [`, ...entries.map(({ link }) => `    { link: '${link}' },`)].join('\n'),
    )
    .join('\n')

const siteWith = (groups: Record<string, typeof four>) =>
  siteOf(pages, {
    relatedLinks: { groups, sources: [{ file: 'data/related-links.ts', raw: rawOf(groups) }] },
  })

describe('related-links', () => {
  it('passes a group of four links that a page shows', () => {
    assertPasses(relatedLinks, siteWith({ sprint: four }))
  })

  it('finds a page whose group is not there', () => {
    assertFinds(relatedLinks, siteWith({}), [
      'pages/sprint.mdx:5',
      "group 'sprint' is not in data/related-links.ts",
    ])
  })

  it('finds a group that no page shows', () => {
    assertFinds(relatedLinks, siteWith({ sprint: four, review: four }), [
      'data/related-links.ts:6',
      'no page shows it',
    ])
  })

  it('finds fewer than four links', () => {
    assertFinds(relatedLinks, siteWith({ sprint: four.slice(0, 3) }), [
      'data/related-links.ts:1',
      'has 3 links',
    ])
  })

  it('finds a dead link, a stale title, a repeated link and a link to the page itself', () => {
    const wrong = [...four, entry('/five', 'Five'), entry('/one', 'Once'), entry('/sprint', 'Sprint')]
    assertFinds(
      relatedLinks,
      siteWith({ sprint: wrong }),
      ['data/related-links.ts:6', '/five leads to no page, and data/routes.ts plans none'],
      ['data/related-links.ts:2', "title 'Once' differs from 'One'"],
      ['data/related-links.ts:2', 'links /one twice'],
      ['data/related-links.ts:8', 'the page that shows it'],
    )
  })
})
