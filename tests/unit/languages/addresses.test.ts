import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressIn, withPrefixes, type LanguageAddresses } from '../../../tooling/languages/addresses'

const own = new Set(['/', '/scrum', '/images/a.svg', '/rss.xml', '/search'])

const french: LanguageAddresses = {
  prefix: '/fr',
  url: 'https://primer.example',
  has: path => own.has(path),
  original: 'en',
}

describe('an address in a language', () => {
  for (const [address, expected] of [
    ['/', '/fr'],
    ['/scrum', '/fr/scrum'],
    ['/scrum#values', '/fr/scrum#values'],
    ['/search?q=a', '/fr/search?q=a'],
    ['https://primer.example/', 'https://primer.example/fr'],
    ['https://primer.example', 'https://primer.example/fr'],
    ['https://primer.example/scrum', 'https://primer.example/fr/scrum'],
  ] as const)
    it(`is ${expected} for ${address}`, () => assert.equal(addressIn(address, french), expected))

  for (const address of [
    '/fr',
    '/fr/scrum',
    '/kanban',
    '//other.example/scrum',
    '#values',
    'scrum',
    'https://other.example/scrum',
    'https://primer.example.org/scrum',
  ])
    it(`stays ${address}, which has the prefix, isn't in the language, or isn't one of its own`, () =>
      assert.equal(addressIn(address, french), address))
})

describe('the HTML of a language', () => {
  const done = (html: string) => withPrefixes(html, french)

  it('has the prefix in each attribute with an address', () => {
    assert.equal(
      done(
        '<img src="/images/a.svg" srcset="/images/a.svg 1x, /images/b.svg 2x"><form action="/search"></form>',
      ),
      '<img src="/fr/images/a.svg" srcset="/fr/images/a.svg 1x, /images/b.svg 2x"><form action="/fr/search"></form>',
    )
    assert.equal(
      done('<meta property="og:url" content="https://primer.example/scrum">'),
      '<meta property="og:url" content="https://primer.example/fr/scrum">',
    )
  })

  it('names the language of a link that leads to another', () => {
    assert.equal(done('<a href="/kanban">K</a>'), '<a href="/kanban" hreflang="en">K</a>')
    assert.equal(done('<a href="/scrum">S</a>'), '<a href="/fr/scrum">S</a>')
    assert.equal(done('<a href="/downloads/a.docx">F</a>'), '<a href="/downloads/a.docx">F</a>')
  })

  it('leaves a link that names its language as it is', () => {
    const link = '<a href="/scrum" hreflang="en">English</a>'
    assert.equal(done(link), link)
  })

  it('has the prefix in data, templates, and what is there without scripts', () => {
    assert.equal(
      done('<script type="application/ld+json">{"a":["https://primer.example/scrum"],"b":{"c":1}}</script>'),
      '<script type="application/ld+json">{"a":["https://primer.example/fr/scrum"],"b":{"c":1}}</script>',
    )
    assert.equal(
      done('<template><a href="/scrum">S</a></template>'),
      '<template><a href="/fr/scrum">S</a></template>',
    )
    assert.equal(
      done('<noscript><a href="/scrum">S</a></noscript>'),
      '<noscript><a href="/fr/scrum">S</a></noscript>',
    )
  })
})
