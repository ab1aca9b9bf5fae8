import { describe, it } from 'node:test'
import { rule as metaKeys } from '../../../tooling/check/rules/meta-keys'
import { rule as metaSyntax } from '../../../tooling/check/rules/meta-syntax'
import { assertFinds, assertPasses, siteOf } from './support'

const metaWith = (raw: string) => siteOf({ 'pages/_meta.json': raw })

describe('meta-syntax', () => {
  it('passes every shape that the theme knows', () => {
    assertPasses(
      metaSyntax,
      metaWith(`{
  "index": { "title": "Home", "type": "page", "theme": { "layout": "full", "toc": false } },
  "agile": "",
  "-- more": { "type": "separator", "title": "More" },
  "resources": { "type": "menu", "title": "Resources", "items": { "cards": { "title": "Cards", "href": "/a/page" } } },
  "call": { "title": "Schedule a Call", "type": "page", "href": "site:bookingPage", "newWindow": true }
}`),
    )
  })

  for (const [what, raw, line, mend] of [
    ['a comma too many', '{\n  "a": "",\n  "b": "",\n}', 3, 'the comma after the last entry is one too many'],
    ['a missing comma', '{\n  "a": ""\n  "b": ""\n}', 2, 'a comma is missing after this entry: add it'],
    ['an open text', '{\n  "a": "Home,\n  "b": ""\n}', 2, 'a quotation mark is missing at the end of a text'],
    ['a key without its mark', '{\n  "a: "",\n  "b": ""\n}', 2, 'a quotation mark is missing at the end'],
    ['a bare key', '{\n  a: ""\n}', 2, "'a' isn't a string: put keys and texts in double"],
    ['a bare value', '{\n  "a": Home\n}', 2, "'Home' isn't a string: put keys and texts in"],
    ['a missing colon', '{\n  "a" ""\n}', 2, 'a quotation mark or a colon is missing'],
    ['a comment', '{\n  // Home\n  "a": ""\n}', 2, 'JSON has no comments: remove this one'],
    ['a missing end', '{\n  "a": ""\n', 3, "'}' is missing: add it"],
    ['a bracket too many', '{\n  "a": ""\n}\n}', 4, 'there is text after its end'],
    [
      'a brace too many inside',
      '{\n  "index": { "type": "page" } },\n  "agile": { "link": "page" }\n}\n',
      2,
      'there is text after its end: remove it, or the extra bracket',
    ],
    ['an empty file', '', 1, 'a key or a value is missing here'],
  ] as const)
    it(`finds ${what}, on its line, and names the mend`, () => {
      assertFinds(metaSyntax, metaWith(raw), [`pages/_meta.json:${line}`, `isn't valid JSON: ${mend}`])
    })

  it('finds a misspelled key on its line and names the one that was meant', () => {
    assertFinds(
      metaSyntax,
      metaWith('{\n  "agile": {\n    "display": "hidden",\n    "theme": { "sidebars": false }\n  }\n}'),
      ['pages/_meta.json:4', "key 'agile': unknown key 'sidebars': did you mean 'sidebar'?"],
    )
  })

  it('names the keys of the entry alone for one that is nothing like them', () => {
    assertFinds(
      metaSyntax,
      metaWith('{ "a": { "link": "/a", "theme": { "wide": true } } }'),
      ['pages/_meta.json:1', "unknown key 'wide': remove it; the known keys are breadcrumb, collapsed,"],
      [
        'pages/_meta.json:1',
        "unknown key 'link': remove it; the known keys are title, type, display, href, newWindow, theme.",
      ],
    )
  })

  it('finds a display that the theme does not know, and an address over http', () => {
    assertFinds(
      metaSyntax,
      metaWith('{\n  "a": { "display": "hide" },\n  "b": { "href": "http://x.example" }\n}'),
      ['pages/_meta.json:2', "key 'a': 'display': must not be 'hide'; did you mean 'hidden'?"],
      ['pages/_meta.json:3', "'href': must be a path"],
    )
  })

  it('says in a sentence what a value of another kind is to be', () => {
    assertFinds(
      metaSyntax,
      metaWith(
        '{\n  "a": { "newWindow": "yes" },\n  "b": { "title": 5 },\n  "c": { "theme": "full" },\n  "d": null,\n  "e": []\n}',
      ),
      ['pages/_meta.json:2', "'newWindow': must be true or false, without quotes, not 'yes'."],
      ['pages/_meta.json:3', "'title': must be a text in quotation marks, not 5."],
      ['pages/_meta.json:4', "'theme': must be an object, { … }, not 'full'."],
      ['pages/_meta.json:5', `key 'd': is null: write "" for the page's own title, or an object`],
      ['pages/_meta.json:6', `key 'e': is []`],
    )
  })

  it('finds a key that stands twice, with both lines, however it is laid out', () => {
    assertFinds(metaSyntax, metaWith('{\n  "a": "",\n  "a": "A"\n}'), [
      'pages/_meta.json:3',
      "key 'a' is there twice, first on line 2: keep one.",
    ])
    assertFinds(
      metaSyntax,
      metaWith('{ "a": "",\n    "b": { "type": "page", "type": "doc" },\n\t"a": "A" }'),
      ['pages/_meta.json:3', "key 'a' is there twice, first on line 1"],
      ['pages/_meta.json:2', "key 'type' is there twice, both on this line: keep one."],
    )
  })
})

describe('meta-keys', () => {
  const pages = { 'pages/index.mdx': '', 'pages/a/index.mdx': '', 'pages/a/one.mdx': '' }

  it('passes when every page and folder has its key', () => {
    const site = siteOf({
      ...pages,
      'pages/_meta.json':
        '{ "index": "", "a": "", "search": { "display": "hidden" }, "call": { "title": "Call", "href": "https://x.example" } }',
      'pages/a/_meta.json': '{ "index": "", "one": "" }',
    })
    assertPasses(metaKeys, site)
  })

  it('finds a page without a key and a key without a page', () => {
    const site = siteOf({
      ...pages,
      'pages/_meta.json': '{ "index": "", "a": "" }',
      'pages/a/_meta.json': '{\n  "index": "",\n  "two": ""\n}',
    })
    assertFinds(
      metaKeys,
      site,
      ['pages/a/_meta.json:1', "has no key 'one'"],
      ['pages/a/_meta.json:3', "key 'two' has no page"],
    )
  })

  it('says nothing of a file whose brace is not closed, and passes an entry of another kind', () => {
    const raw = '{\n  "index": { "type": "page",\n  "a": "",\n  "zebra": ""\n}'
    assertPasses(metaKeys, siteOf({ 'pages/index.mdx': '', 'pages/_meta.json': raw }))
    assertPasses(metaKeys, siteOf({ 'pages/index.mdx': '', 'pages/_meta.json': '{ "index": null }' }))
  })

  it('finds a folder without a _meta.json and a _meta.json without pages', () => {
    const site = siteOf({
      ...pages,
      'pages/_meta.json': '{ "index": "", "a": "" }',
      'pages/b/_meta.json': '{}',
    })
    assertFinds(
      metaKeys,
      site,
      ['pages/a/_meta.json:1', 'is missing: add it, with the keys index, one'],
      ['pages/b/_meta.json:1', 'a folder without pages'],
    )
  })

  it('wants a title for a folder that has no index page to take it from', () => {
    const files = {
      'pages/index.mdx': '',
      'pages/a/one.mdx': '',
      'pages/a/_meta.json': '{ "one": "" }',
    }
    assertPasses(metaKeys, siteOf({ ...files, 'pages/_meta.json': '{ "index": "", "a": "A" }' }))
    assertFinds(metaKeys, siteOf({ ...files, 'pages/_meta.json': '{ "index": "", "a": "" }' }), [
      'pages/_meta.json:1',
      "folder 'a' has no index page",
    ])
  })

  it("finds a folder's own page below others", () => {
    const raw = '{\n  "one": "",\n  "index": ""\n}'
    const files = {
      'pages/a/index.mdx': '',
      'pages/a/one.mdx': '',
      'pages/a/_meta.json': raw,
    }
    assertFinds(metaKeys, siteOf({ ...files, 'pages/_meta.json': '{ "a": "" }' }), [
      'pages/a/_meta.json:3',
      "key 'index' is below others",
    ])
  })
})
