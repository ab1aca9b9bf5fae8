import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exampleFields, parseSite } from '../../../tooling/check/content/parse-site'
import { someSettings as site } from './some-settings'

/** The sentences with which a configuration that differs in these fields is refused. */
function refusalOf(changes: Record<string, unknown>): string[] {
  try {
    parseSite({ ...site, ...changes })
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

const longAddress = `https://agile.example/${'a'.repeat(2027)}`

const refusals: [what: string, changes: Record<string, unknown>, ...sentences: string[]][] = [
  [
    'an unknown key',
    { downloadTerm: 'Free' },
    "data/site.ts: unknown key 'downloadTerm': did you mean 'downloadTerms'?",
  ],
  [
    'an unknown key further down',
    { banner: { ...site.banner, dismissable: true, txt: 'Hello' } },
    "data/site.ts: unknown key 'dismissable': did you mean 'dismissible'?",
    "data/site.ts: unknown key 'txt': did you mean 'text'?",
  ],
  ['a missing field', { brand: undefined }, "data/site.ts: 'brand' is missing: add it."],
  [
    'a field of another type',
    { sidebar: { ...site.sidebar, autoCollapse: 'off' } },
    "data/site.ts: 'sidebar.autoCollapse': must be true or false, without quotes, not 'off'.",
  ],
  [
    'a theme to begin with that there is not',
    { darkMode: true },
    "data/site.ts: 'darkMode': must be false, or the theme to begin with: 'system', 'light' or 'dark'",
  ],
  ['an empty text', { defaultTitle: '  ' }, "data/site.ts: 'defaultTitle': must not be empty"],
  [
    'a url that is not https',
    { url: 'http://agile.example' },
    "data/site.ts: 'url': must be a full address that starts with https://",
  ],
  [
    'a url with a slash at its end',
    { url: 'https://agile.example/' },
    "data/site.ts: 'url': must not end with a slash",
  ],
  [
    'a url that is no address',
    { feedbackBoard: 'https://' },
    "data/site.ts: 'feedbackBoard': must be a full address that starts with https://",
  ],
  [
    'letters from which no one could unsubscribe',
    { letters: { ...site.letters, placeholders: { ...site.letters.placeholders, unsubscribe: '' } } },
    "data/site.ts: 'letters.placeholders.unsubscribe': must not be empty: every letter needs the provider's link to unsubscribe",
  ],
  [
    'a placeholder that HTML would break',
    { letters: { ...site.letters, placeholders: { ...site.letters.placeholders, firstName: '<name>' } } },
    "data/site.ts: 'letters.placeholders.firstName': must be what your provider replaces, without quotes, <, >, and &",
  ],
  [
    'a campaign that an address would break',
    { letters: { ...site.letters, campaign: { ...site.letters.campaign, utm_source: 'our letters' } } },
    "data/site.ts: 'letters.campaign.utm_source': must be letters, digits, dots, hyphens, and underscores",
  ],
  [
    'a license in words',
    { license: { ...site.license, code: 'as you like' } },
    "data/site.ts: 'license.code': must be the SPDX id of a license, such as MIT or CC-BY-4.0, or 'all rights reserved'",
  ],
  [
    'a chat link that is not https',
    { chat: { link: 'http://chat.example', label: 'Chat' } },
    "data/site.ts: 'chat.link': must be a full address that starts with https://",
  ],
  [
    'a project link that is not https',
    { project: { link: 'code.example/agile', label: 'Code' } },
    "data/site.ts: 'project.link': must be a full address that starts with https://",
  ],
  [
    'a repository address without owner and name',
    { docsRepositoryBase: 'https://code.example' },
    "data/site.ts: 'docsRepositoryBase': must be the address of a repository, with its owner and name",
  ],
  [
    'a repository address that is not https',
    { docsRepositoryBase: 'git://code.example/agile/primer' },
    "data/site.ts: 'docsRepositoryBase': must be a full address that starts with https://",
    "data/site.ts: 'docsRepositoryBase': must be the address of a repository, with its owner and name",
  ],
  [
    'an address of 2,049 characters',
    { waitlistPage: longAddress },
    "data/site.ts: 'waitlistPage': is longer than 2048 characters; use a shorter address",
  ],
  [
    'a collapse level below 1',
    { sidebar: { ...site.sidebar, defaultMenuCollapseLevel: 0 } },
    "data/site.ts: 'sidebar.defaultMenuCollapseLevel': must be 1 or more",
  ],
  [
    'a collapse level that is no whole number',
    { sidebar: { ...site.sidebar, defaultMenuCollapseLevel: 1.5 } },
    "data/site.ts: 'sidebar.defaultMenuCollapseLevel': must be a whole number",
  ],
  [
    'a title template without the title',
    { titleTemplate: 'Grove' },
    "data/site.ts: 'titleTemplate': must contain %s, the page title",
  ],
  [
    'a latest article on another site',
    { latestArticle: 'https://blog.example/latest' },
    "data/site.ts: 'latestArticle': must be a path of this site that starts with /",
  ],
  ['no locale', { locales: [] }, "data/site.ts: 'locales': must name at least the default locale"],
  [
    'two wrong fields at once',
    { brand: '', bookingPage: 'tel:1' },
    "data/site.ts: 'brand': must not be empty",
    "data/site.ts: 'bookingPage': must be a full address that starts with https://",
  ],
]

describe('parseSite', () => {
  it('takes a configuration that is whole', () => {
    assert.equal(parseSite(site).defaultLocale, 'en-US')
  })

  it('takes an address of 2,048 characters, and chat and project links that are https', () => {
    const waitlistPage = longAddress.slice(0, 2048)
    const link = { link: 'https://chat.example/agile', label: 'Chat' }
    assert.equal(parseSite({ ...site, waitlistPage, chat: link, project: link }).waitlistPage.length, 2048)
  })

  for (const [what, changes, ...sentences] of refusals) {
    it(`refuses ${what}, naming the file and the field`, () => {
      assert.deepEqual(refusalOf(changes), sentences)
    })
  }

  it('says what is expected of a field that may be of two types', () => {
    assert.deepEqual(refusalOf({ primaryHue: 'blue', primarySaturation: { light: 100 } }), [
      "data/site.ts: 'primaryHue': must be a number from 0 to 360, or one each for light and dark, not 'blue'; README.md says how a color gives it",
      "data/site.ts: 'primarySaturation': must be a number from 0 to 100, or one each for light and dark",
    ])
  })
})

describe('exampleFields', () => {
  it('names each field that holds a reserved example address, and no other', () => {
    const fields = exampleFields({
      url: 'https://agile-primer.example',
      bookingPage: 'https://calendar.test/book',
      author: { photo: '/images/author.svg', name: 'nobody.example' },
      footerProfiles: [{ href: 'https://real.test/me' }, { href: 'https://blog.example/me' }],
      darkMode: false,
      nothing: null,
    })
    assert.deepEqual(fields, ['url', 'footerProfiles.1.href'])
  })
})
