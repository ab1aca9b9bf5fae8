import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sharedPages } from '../../../tooling/build/shared-pages'
import { pageList } from '../../../tooling/check/content/page-list'
import { pageOf, siteOf } from '../check/support'

const { pages: written, metas } = siteOf({
  'pages/_meta.json': '{ "legal": "", "about": "", "imprint": "", "scrum": "" }',
  'pages/about.mdx': pageOf('title: About\ndatePublished: 2026-12-01'),
  'pages/imprint.mdx': pageOf('title: Imprint\nfooter: true'),
  'pages/legal.mdx': pageOf('title: Legal\nfooter: true'),
  'pages/scrum/_meta.json': '{ "new": "", "old": "", "same": "", "last": "" }',
  'pages/scrum/last.mdx': pageOf('title: Last\ndatePublished: 2026-11-20'),
  'pages/scrum/new.mdx': pageOf('title: New\ndatePublished: 2026-11-21'),
  'pages/scrum/old.mdx': pageOf('title: Old\ndatePublished: 2026-11-01T09:00:00-04:00'),
  'pages/scrum/same.mdx': pageOf('title: Same\ndatePublished: 2026-11-21'),
})
const pages = pageList(written, metas)

describe('what every page shows of other pages', () => {
  it('is the footer’s links, in the order of the menu', () => {
    assert.deepEqual(sharedPages(pages, undefined).footerPages, [
      { route: '/legal', title: 'Legal' },
      { route: '/imprint', title: 'Imprint' },
    ])
  })

  it('is the newest article, of one day the last in reading order', () => {
    assert.deepEqual(sharedPages(pages, undefined).latestArticle, { route: '/scrum/same', title: 'Same' })
  })

  it('is the article that the owner has chosen', () => {
    assert.equal(sharedPages(pages, '/scrum/old').latestArticle?.title, 'Old')
    assert.throws(() => sharedPages(pages, '/scrum/odl'), {
      message:
        'data/site.ts: latestArticle: there is no page at /scrum/odl; correct it, or remove it to use the newest.',
    })
  })

  it('is undefined without articles', () => {
    assert.ok(!('latestArticle' in sharedPages([], undefined)))
  })
})
