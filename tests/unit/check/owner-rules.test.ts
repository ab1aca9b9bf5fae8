import { describe, it } from 'node:test'
import { rule as ownerValues } from '../../../tooling/check/rules/owner-values'
import { rule as siteSettings } from '../../../tooling/check/rules/site-settings'
import { someSettings } from '../site/some-settings'
import { assertFinds, assertPasses, siteOf } from './support'

const settings = { values: { ...someSettings, brand: 'Leaf and Bark' }, raw: '' }

describe('owner-values', () => {
  it('passes texts with the names of settings, and addresses', () => {
    const files = {
      'pages/a.mdx':
        '---\ndescription: By {site.author.name}\n---\n\n{site.brand}, https://x.example/Leaf and Bark/',
      'public/images/a.svg': '<text>{site.brand}</text>',
    }
    const facts = { 'site.brand': 'Leaf and Bark', 'site.author.name': 'A. Author' }
    assertPasses(ownerValues, siteOf(files, { settings, facts }))
  })

  it("finds the brand and the author's name wherever readers see them, and names the fix", () => {
    const files = {
      'pages/a.mdx': '---\ndescription: All about Leaf and Bark\n---\n\nText by A. Author, Leaf and Bark.',
      'pages/_meta.json': '{\n  "a": "Leaf and Bark"\n}',
      'public/images/a.svg': '<svg>\n<text>Leaf and Bark</text></svg>',
    }
    const questionFiles = [
      { file: 'data/questions/a.ts', raw: "stem: 'Who made Leaf and Bark?'", set: undefined },
    ]
    assertFinds(
      ownerValues,
      siteOf(files, { settings, questionFiles }),
      ['pages/a.mdx:2', "'Leaf and Bark' is written out: write {site.brand}"],
      ['pages/a.mdx:5', 'write {site.brand}'],
      ['pages/a.mdx:5', "'A. Author' is written out: write {site.author.name}"],
      ['pages/_meta.json:2', 'write {site.brand}'],
      ['public/images/a.svg:2', 'write {site.brand}'],
      ['data/questions/a.ts:1', 'say it without the name'],
    )
  })

  it('finds them in the words of components and scripts, and in files to download, but in no comment', () => {
    const code = [
      {
        file: 'components/site/Footer.tsx',
        raw: '// Leaf and Bark\n/**\n * Leaf and Bark\n */\n<p>Leaf and Bark</p>',
      },
      { file: 'browser/features/share.ts', raw: "const title = 'Read on Leaf and Bark'" },
    ]
    const form = 'data/downloads/a/plan.md'
    const downloads = [
      { file: form, raw: '# Plan\n\nBy Leaf and Bark', document: { problems: [] }, addresses: [] },
    ]
    assertFinds(
      ownerValues,
      siteOf({}, { settings, code, downloads }),
      [`${form}:3`, 'write {site.brand}'],
      ['components/site/Footer.tsx:5', 'write site.brand, with site from @data/site'],
      ['browser/features/share.ts:1', 'write site.brand'],
    )
  })

  it('finds a brand of two words in small letters', () => {
    assertFinds(ownerValues, siteOf({ 'pages/a.mdx': 'Written for leaf and bark.' }, { settings }), [
      'pages/a.mdx:1',
      "'leaf and bark' is written out: write {site.brand}",
    ])
  })

  it('finds the brand in capitals', () => {
    assertFinds(ownerValues, siteOf({ 'pages/a.mdx': 'By LEAF AND BARK.' }, { settings }), [
      'pages/a.mdx:1',
      "'LEAF AND BARK' is written out: write {site.brand}",
    ])
  })

  it('does not look for a brand that is a word of the pages', () => {
    const site = siteOf(
      { 'pages/a.mdx': 'Agile teams are agile.' },
      { settings: { values: { brand: 'Agile' }, raw: '' } },
    )
    assertPasses(ownerValues, site)
  })

  it("finds a name in a drawing that isn't a setting", () => {
    const site = siteOf(
      { 'public/images/a.svg': '<text>{site.brant}</text>' },
      { settings, facts: { 'site.brand': 'L' } },
    )
    assertFinds(ownerValues, site, ['public/images/a.svg:1', 'did you mean {site.brand}?'])
  })
})

describe('site-settings', () => {
  const raw = `const brand = 'Grove'
export const site = {
  brand,
  author: {
    name: 'A',
  },
  banner: { key: 'a', text: '' },
  primaryHue: { light: 412, dark: 1 },
}`
  const siteWith = (change: Record<string, unknown>) =>
    siteOf({ 'pages/trees/elms.mdx': '' }, { settings: { values: { ...someSettings, ...change }, raw } })

  it('passes settings that the schema takes', () => {
    assertPasses(siteSettings, siteWith({}))
  })

  it('names the field, on its line', () => {
    assertFinds(siteSettings, siteWith({ primaryHue: { light: 412, dark: 1 } }), [
      'data/site.ts:8',
      'primaryHue',
    ])
    assertFinds(
      siteSettings,
      siteWith({
        author: { ...someSettings.author, name: '' },
        banner: { ...someSettings.banner, text: '' },
      }),
      ['data/site.ts:5', "'author.name': must not be empty"],
      ['data/site.ts:7', "'banner.text': must not be empty"],
    )
    assertFinds(siteSettings, siteWith({ defaultLocale: 'xx-XX' }), [
      'data/site.ts:2',
      "'defaultLocale': must be the locale of an entry of locales",
    ])
    assertFinds(siteSettings, siteWith({ titleTemplate: 'Grove' }), [
      'data/site.ts:2',
      "'titleTemplate': must contain %s",
    ])
  })
})

describe('site-settings, of the latest article', () => {
  const siteWith = (address: string | undefined) =>
    siteOf(
      { 'pages/scrum/board.mdx': '# Board' },
      {
        settings: {
          values: { ...someSettings, latestArticle: address },
          raw: `{\n  latestArticle: '${address}'\n}`,
        },
      },
    )

  it('passes the address of a page, and none', () => {
    assertPasses(siteSettings, siteWith('/scrum/board'))
    assertPasses(siteSettings, siteWith(undefined))
  })

  it('finds an address without a page, names the field, and the page that was meant', () => {
    assertFinds(siteSettings, siteWith('/scrum/bord'), [
      'data/site.ts:2',
      'latestArticle: there is no page at /scrum/bord; did you mean /scrum/board?',
    ])
    assertFinds(siteSettings, siteWith('/agile/how-to-begin'), [
      'data/site.ts:2',
      'correct it, or remove it to use the newest.',
    ])
  })
})
