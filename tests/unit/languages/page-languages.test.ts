import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { languageLinks } from '../../../tooling/languages/page-languages'
import { linksInLanguage } from '../../../tooling/languages/links-in-language'
import type { ListedPage } from '../../../tooling/check/content/page-list'

const settings = {
  defaultLocale: 'en-US',
  locales: [
    { locale: 'en-US', text: 'English', direction: 'ltr' as const },
    { locale: 'zh', text: '中文', direction: 'ltr' as const, lang: 'zh-Hans' },
  ],
}

describe('the page in each language', () => {
  let root: string
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'languages-'))
    for (const file of ['index', 'scrum/index', 'scrum/events/daily']) {
      const whole = path.join(root, `translations/zh/pages/${file}.mdx`)
      mkdirSync(path.dirname(whole), { recursive: true })
      writeFileSync(whole, '')
    }
  })
  after(() => rmSync(root, { recursive: true }))
  const chineseOf = (route: string) => languageLinks(root, settings, route)[1]

  it('is the same page, under its prefix, with the tag of the language', () => {
    assert.deepEqual(languageLinks(root, settings, '/scrum/events/daily'), [
      {
        href: '/scrum/events/daily',
        lang: 'en-US',
        hrefLang: 'en',
        text: 'English',
        locale: 'en-US',
        isOwn: true,
      },
      { href: '/zh/scrum/events/daily', lang: 'zh-Hans', hrefLang: 'zh-Hans', text: '中文', locale: 'zh' },
    ])
  })

  it('is the nearest page above it where there is none', () => {
    for (const [route, href] of [
      ['/scrum/events/review', '/zh/scrum'],
      ['/scrum/events', '/zh/scrum'],
      ['/kanban/history', '/zh'],
    ] as const) {
      assert.equal(chineseOf(route)?.href, href)
      assert.equal(chineseOf(route)?.isNearest, true)
    }
  })

  it('is the front page for an error page, of which nothing is missing', () => {
    assert.equal(chineseOf('/404')?.href, '/zh')
    assert.equal(chineseOf('/404')?.isNearest, undefined)
    assert.equal(chineseOf('/search')?.href, '/zh/search')
  })

  it('is nowhere on a site in one language', () => {
    assert.deepEqual(languageLinks(root, { ...settings, locales: settings.locales.slice(0, 1) }, '/'), [])
  })
})

const page = (route: string): ListedPage => ({
  route,
  file: `pages${route}.mdx`,
  title: route,
  kind: 'article',
  description: `About ${route}`,
  card: `Card of ${route}`,
  datePublished: '',
})

describe('related links of a translation', () => {
  const pages = ['/', '/a/b/one', '/a/b/two', '/a/c/three', '/d/four', '/d/five'].map(page)
  const group = [
    { link: '/d/five', shortDescription: 'In English' },
    { link: '/gone', shortDescription: 'In English' },
  ]

  it("are those of the original's group that the language has, and then the nearest pages, each with its card", () => {
    assert.deepEqual(linksInLanguage(pages, group, '/a/b/one'), [
      { link: '/d/five', shortDescription: 'Card of /d/five' },
      { link: '/a/b/two', shortDescription: 'Card of /a/b/two' },
      { link: '/a/c/three', shortDescription: 'Card of /a/c/three' },
      { link: '/d/four', shortDescription: 'Card of /d/four' },
    ])
  })
})
