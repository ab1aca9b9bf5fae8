import { describe, it } from 'node:test'
import { rule as navbarEntries } from '../../../tooling/check/rules/navbar-entries'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const values = {
  brand: 'Grove',
  bookingPage: 'https://booking.example/a',
  waitlistPage: 'https://wait.example',
}
const siteWith = (raw: string, file = 'pages/_meta.json') =>
  siteOf({ [file]: raw, 'pages/boards.mdx': pageOf('title: Boards') }, { settings: { values, raw: '' } })

describe('navbar-entries', () => {
  it('passes pages and links that have a type, a title and an address', () => {
    assertPasses(
      navbarEntries,
      siteWith(`{
  "agile": { "type": "page" },
  "more": { "type": "menu", "title": "More", "items": { "cards": { "title": "Cards", "href": "/boards" } } },
  "call": { "title": "Call", "type": "page", "href": "site:bookingPage" }
}`),
    )
  })

  it('passes entries of the sidebar without a type', () => {
    const raw = '{ "boards": "", "wait": { "title": "Waitlist", "href": "https://wait.example" } }'
    assertPasses(navbarEntries, siteWith(raw, 'pages/boards/_meta.json'))
  })

  it('finds an address of the navbar that is not a setting, as the check of the export will', () => {
    const raw = '{ "guide": { "type": "page", "title": "Guide", "href": "https://guide.example" } }'
    assertFinds(navbarEntries, siteWith(raw), [
      'pages/_meta.json:1',
      "leads to https://guide.example, which isn't in data/site.ts",
    ])
    assertPasses(navbarEntries, siteWith(raw.replace('guide.example', 'booking.example/a')))
    assertFinds(navbarEntries, siteWith(raw, 'pages/other/_meta.json'), [
      'pages/other/_meta.json:1',
      "leads to https://guide.example, which isn't in data/site.ts",
    ])
  })

  it('finds a link that leads to no page, and names the one that was meant', () => {
    const raw = '{ "cards": { "title": "Cards", "type": "page", "href": "/boards-#cards" } }'
    assertFinds(navbarEntries, siteWith(raw), [
      'pages/_meta.json:1',
      "leads to /boards-#cards, which isn't a page: did you mean /boards?",
    ])
  })

  it('finds a link without a title, in the navbar and in a menu', () => {
    assertFinds(
      navbarEntries,
      siteWith(`{
  "guide": { "type": "page", "href": "site:bookingPage" },
  "more": {
    "type": "menu", "title": "More",
    "items": { "cards": { "title": "", "href": "/boards" } }
  }
}`),
      ['pages/_meta.json:2', "key 'guide' is a link without a title"],
      ['pages/_meta.json:5', "key 'cards' is a link without a title"],
    )
  })

  it('finds an entry of the navbar without a type', () => {
    assertFinds(
      navbarEntries,
      siteWith('{\n  "agile": "",\n  "guide": { "title": "Guide", "href": "/boards" }\n}'),
      ['pages/_meta.json:2', "key 'agile' has no type"],
      [
        'pages/_meta.json:3',
        `key 'guide' has no type, which puts it into the sidebar of every page: add "type"`,
      ],
    )
  })

  it('finds an address that data/site.ts does not have, and names the one that was meant', () => {
    const meta = (field: string) =>
      `{\n  "call": { "title": "Call", "type": "page", "href": "site:${field}" }\n}`
    assertFinds(navbarEntries, siteWith(meta('bookingpage')), [
      'pages/_meta.json:2',
      "did you mean 'site:bookingPage'?",
    ])
    assertFinds(navbarEntries, siteWith(meta('scrumGuide')), [
      'pages/_meta.json:2',
      'the addresses there are bookingPage, waitlistPage.',
    ])
    // A field, but no address.
    assertFinds(navbarEntries, siteWith(meta('brand')), ['pages/_meta.json:2', "'site:brand'"])
  })

  it('leaves a file with a wrong entry to the rule of syntax', () => {
    assertPasses(navbarEntries, siteWith('{'))
    assertPasses(navbarEntries, siteWith('["agile"]'))
    assertPasses(navbarEntries, siteWith('{ "more": { "type": "menu", "title": "More" } }'))
  })
})
