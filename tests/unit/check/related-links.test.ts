import { describe, it } from 'node:test'
import { rule as relatedLinks } from '../../../tooling/check/rules/related-links'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const pages = {
  'pages/one.mdx': pageOf('title: One'),
  'pages/two.mdx': pageOf('title: Two'),
  'pages/three.mdx': pageOf('title: Three'),
  'pages/four.mdx': pageOf('title: Four'),
  'pages/sprint.mdx': pageOf('title: Sprint', '<ContinueReading pageName="sprint" />'),
}

const entry = (link: string) => ({ link, shortDescription: `What ${link} answers.` })
const four = ['/one', '/two', '/three', '/four'].map(entry)

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

  it('passes a group whose page does not show it yet, and the general group', () => {
    const groups = { sprint: four, one: four, 'continue-reading': four }
    const links = [entry('/two'), entry('/three'), entry('/four'), entry('/sprint')]
    assertPasses(relatedLinks, siteWith({ ...groups, one: links }))
  })

  it('finds a group that two files have', () => {
    const sources = ['scrum', 'site'].map(name => ({
      file: `data/related-links/${name}.ts`,
      raw: rawOf({ sprint: four }),
    }))
    assertFinds(relatedLinks, siteOf(pages, { relatedLinks: { groups: { sprint: four }, sources } }), [
      'data/related-links/scrum.ts:1',
      'is also in data/related-links/site.ts, and only',
    ])
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
      "no page shows it, and it isn't named after one",
    ])
  })

  it('finds fewer than four links', () => {
    assertFinds(relatedLinks, siteWith({ sprint: four.slice(0, 3) }), [
      'data/related-links.ts:1',
      'has 3 links',
    ])
  })

  it('finds a dead link, a repeated link and a link to the page itself', () => {
    const wrong = [...four, entry('/fours'), entry('/one'), entry('/sprint')]
    assertFinds(
      relatedLinks,
      siteWith({ sprint: wrong }),
      ['data/related-links.ts:6', 'leads to no page: did you mean /four?'],
      ['data/related-links.ts:2', 'links /one twice'],
      ['data/related-links.ts:8', 'the page that shows it'],
    )
  })
})
