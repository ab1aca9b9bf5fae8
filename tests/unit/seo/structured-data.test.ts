import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageMetadata } from '../../../lib/seo/page-metadata'
import { structuredData } from '../../../lib/seo/structured-data'
import { someSettings as site } from '../site/some-settings'

const settings = {
  ...site,
  url: 'https://agile.example',
  brand: 'Primer',
  defaultLocale: 'en-US',
  author: { ...site.author, name: 'The author' },
}
const card = 'https://agile.example/cards/sprint.png'

/** The parts of the graph of a page by their type. */
function partsOf(canonical: string, page: PageMetadata = {}) {
  const data = JSON.parse(structuredData(settings, { title: 'Sprint', canonical, card, ...page })) as {
    '@context': string
    '@graph': Record<string, unknown>[]
  }
  assert.equal(data['@context'], 'https://schema.org')
  return Object.fromEntries(data['@graph'].map(part => [String(part['@type']), part]))
}

const publisher = { '@type': 'Organization', name: 'Primer', url: 'https://agile.example/' }
const course = { route: '/scrum/psm-1', title: 'The Course' }
const lesson: PageMetadata = {
  isArticle: true,
  isLesson: true,
  keywords: 'Sprint Goal, focus',
  hasQuestions: true,
  course,
}

describe('structuredData', () => {
  it('calls the front page a web site of an organization', () => {
    assert.deepEqual(partsOf('https://agile.example/', { description: 'All of it.', trail: [] }), {
      WebSite: {
        '@type': 'WebSite',
        name: 'Primer',
        url: 'https://agile.example/',
        description: 'All of it.',
        inLanguage: 'en-US',
        publisher,
      },
      Organization: {
        ...publisher,
        logo: 'https://agile.example/favicon.svg',
        sameAs: Object.values(site.social),
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
      image: [card, 'https://agile.example/images/a.svg', 'https://agile.example/images/b.svg'],
      datePublished: '2026-11-01',
      dateModified: '2026-11-21',
      author: { '@type': 'Person', name: 'The author', url: 'https://agile.example/about' },
      publisher,
      isAccessibleForFree: true,
      mainEntityOfPage: 'https://agile.example/scrum/sprint',
      inLanguage: 'en-US',
    })
  })

  it("names a page's own author before the site's, without the site's page about its author", () => {
    const { Article } = partsOf('https://agile.example/a', { isArticle: true, author: 'A guest' })
    assert.deepEqual(Article?.author, { '@type': 'Person', name: 'A guest' })
  })

  it('states what a lesson teaches and asks, and its course', () => {
    const { 'Article,LearningResource': part } = partsOf('https://agile.example/a', lesson)
    assert.deepEqual(
      [part?.learningResourceType, part?.educationalLevel, part?.teaches, part?.assesses],
      ['lesson', 'beginner', 'Sprint Goal', 'Sprint Goal'],
    )
    assert.deepEqual(part?.isPartOf, { '@type': 'Course', '@id': 'https://agile.example/scrum/psm-1' })
    assert.equal(part.headline, 'Sprint')
  })

  it("states no questions or course if a lesson doesn't have them", () => {
    const { 'Article,LearningResource': part } = partsOf('https://agile.example/a', {
      isArticle: true,
      isLesson: true,
    })
    assert.equal(part?.teaches, 'Sprint')
    assert.ok(!('assesses' in part) && !('isPartOf' in part))
  })

  it('describes the course on its own page, under the id that its lessons name', () => {
    const { Course, WebPage } = partsOf('https://agile.example/scrum/psm-1', { course, keywords: 'PSM I' })
    assert.equal(WebPage, undefined)
    assert.deepEqual(
      [Course?.['@id'], Course?.teaches, Course?.isAccessibleForFree],
      ['https://agile.example/scrum/psm-1', 'PSM I', true],
    )
    assert.deepEqual(Course?.provider, publisher)
  })

  it('lists the terms of the glossary with their anchors', () => {
    const terms = [{ term: 'Sprint', id: 'sprint' }]
    assert.deepEqual(partsOf('https://agile.example/glossary', { terms }).DefinedTermSet?.hasDefinedTerm, [
      { '@type': 'DefinedTerm', name: 'Sprint', url: 'https://agile.example/glossary#sprint' },
    ])
  })

  it('describes a video where every field of one is there, and only there', () => {
    const film = {
      videoUrl: 'https://films.example/embed/1',
      videoTitle: 'A Sprint',
      videoDescription: 'Two weeks in two minutes.',
      uploadDate: '2026-11-21T01:30:00.000Z',
    }
    assert.equal(partsOf('https://agile.example/a', film).VideoObject, undefined)
    const whole = { ...film, thumbnailUrls: ['/images/a.png', 'https://films.example/1.png'] }
    assert.deepEqual(partsOf('https://agile.example/a', whole).VideoObject, {
      '@type': 'VideoObject',
      name: 'A Sprint',
      description: 'Two weeks in two minutes.',
      thumbnailUrl: ['https://agile.example/images/a.png', 'https://films.example/1.png'],
      uploadDate: '2026-11-21T01:30:00.000Z',
      embedUrl: 'https://films.example/embed/1',
    })
    const file = { ...whole, videoUrl: 'https://films.example/1.mp4?x=1' }
    assert.equal(partsOf('https://agile.example/a', file).VideoObject?.contentUrl, file.videoUrl)
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
