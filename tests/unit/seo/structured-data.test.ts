import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { structuredData, type PageMetadata } from '../../../lib/seo/structured-data'
import { someSettings as site } from '../site/some-settings'

const settings = {
  ...site,
  url: 'https://agile.example',
  brand: 'Primer',
  defaultLocale: 'en-US',
  author: { ...site.author, name: 'The author' },
}

/** The parts of the graph of a page by their type. */
function partsOf(canonical: string, page: PageMetadata = {}) {
  const data = JSON.parse(structuredData(settings, { title: 'Sprint', canonical, ...page })) as {
    '@context': string
    '@graph': Record<string, unknown>[]
  }
  assert.equal(data['@context'], 'https://schema.org')
  return Object.fromEntries(data['@graph'].map(part => [part['@type'] as string, part]))
}

const publisher = { '@type': 'Organization', name: 'Primer', url: 'https://agile.example/' }

describe('structuredData', () => {
  it('calls the front page a web site, and nothing else', () => {
    assert.deepEqual(partsOf('https://agile.example/', { description: 'All of it.', trail: [] }), {
      WebSite: {
        '@type': 'WebSite',
        name: 'Primer',
        url: 'https://agile.example/',
        description: 'All of it.',
        publisher,
      },
    })
  })

  it('describes an article with author, publisher, dates, pictures and free access', () => {
    const { Article, WebPage } = partsOf('https://agile.example/scrum/sprint', {
      isArticle: true,
      description: 'A Sprint.',
      images: ['/images/a.svg', '/images/b.svg'],
      datePublished: '2026-11-01',
      dateModified: '2026-11-21',
    })
    assert.equal(WebPage, undefined)
    assert.deepEqual(Article, {
      '@type': 'Article',
      headline: 'Sprint',
      description: 'A Sprint.',
      image: ['https://agile.example/images/a.svg', 'https://agile.example/images/b.svg'],
      datePublished: '2026-11-01',
      dateModified: '2026-11-21',
      author: { '@type': 'Person', name: 'The author', url: 'https://agile.example/about' },
      publisher,
      isAccessibleForFree: true,
      mainEntityOfPage: 'https://agile.example/scrum/sprint',
      inLanguage: 'en-US',
    })
  })

  it("names a page's own author before the site's", () => {
    const { Article } = partsOf('https://agile.example/a', { isArticle: true, author: 'A guest' })
    assert.equal((Article?.author as { name: string }).name, 'A guest')
  })

  it('calls any other page a web page', () => {
    const { WebPage, Article } = partsOf('https://agile.example/legal', { description: 'The law.' })
    assert.equal(Article, undefined)
    assert.deepEqual([WebPage?.name, WebPage?.url], ['Sprint', 'https://agile.example/legal'])
  })

  it('lists the breadcrumb in order from 1, with absolute addresses', () => {
    const trail = [
      { title: 'Scrum', route: '/scrum' },
      { title: 'Sprint', route: '/scrum/sprint' },
    ]
    assert.deepEqual(
      partsOf('https://agile.example/scrum/sprint', { trail }).BreadcrumbList?.itemListElement,
      [
        { '@type': 'ListItem', position: 1, name: 'Scrum', item: 'https://agile.example/scrum' },
        { '@type': 'ListItem', position: 2, name: 'Sprint', item: 'https://agile.example/scrum/sprint' },
      ],
    )
  })

  it('leaves out a breadcrumb of one step', () => {
    const trail = [{ title: 'Scrum', route: '/scrum' }]
    assert.equal(partsOf('https://agile.example/scrum', { trail }).BreadcrumbList, undefined)
  })
})
