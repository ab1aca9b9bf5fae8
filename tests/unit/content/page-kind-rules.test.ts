import { describe, it } from 'node:test'
import type { RouteEntry } from '../../../lib/content/route-entry'
import { rule as articleParts } from '../../../scripts/rules/article-parts'
import { rule as hubCards } from '../../../scripts/rules/hub-cards'
import { rule as lessonParts } from '../../../scripts/rules/lesson-parts'
import { rule as pageKind } from '../../../scripts/rules/page-kind'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

describe('page-kind', () => {
  const routes: RouteEntry[] = [{ route: '/agile', title: 'Agile', kind: 'hub' }]

  it('passes a page of the plan and an e-mail lesson of any slug', () => {
    const files = {
      'pages/agile/index.mdx': pageOf('title: Agile'),
      'pages/email-series/07-sprint-goal.mdx': pageOf('title: Seven'),
    }
    assertPasses(pageKind, siteOf(files, { routes }))
  })

  it('finds a page that is not in the plan, and an e-mail lesson beyond 30', () => {
    const files = {
      'pages/age.mdx': pageOf('title: Agile'),
      'pages/email-series/31-more.mdx': pageOf('title: More'),
    }
    assertFinds(
      pageKind,
      siteOf(files, { routes }),
      ['pages/age.mdx:1', 'did you mean /agile?'],
      ['pages/email-series/31-more.mdx:1', 'is not in data/routes.ts'],
    )
  })

  it('finds a title that differs from the plan', () => {
    const site = siteOf({ 'pages/agile.mdx': pageOf('title: Agility') }, { routes })
    assertFinds(pageKind, site, ['pages/agile.mdx:2', "differs from 'Agile'"])
  })
})

const article = `# Boards

Text with [one](/one), [two](/two) and [three](/three).

## Table of contents

<TableOfContents />

## What a board shows

<Figure src="/images/a.svg" alt="Three columns" />

## Sources

- [The Kanban Guide](https://kanbanguides.org)

<ContinueReading pageName="boards" />
`

describe('article-parts', () => {
  const routes: RouteEntry[] = [{ route: '/boards', title: 'Boards', kind: 'article' }]
  const page = (raw: string) => siteOf({ 'pages/boards.mdx': raw }, { routes })

  it('passes an article that has everything', () => {
    assertPasses(articleParts, page(article))
  })

  it('asks nothing of a legal page', () => {
    const legal: RouteEntry[] = [{ route: '/legal', title: 'Legal', kind: 'legal' }]
    assertPasses(articleParts, siteOf({ 'pages/legal.mdx': '# Legal' }, { routes: legal }))
  })

  const missing = [
    ['## Table of contents', '## Contents', 'has no table of contents'],
    ['<Figure src="/images/a.svg" alt="Three columns" />', '', 'has no figure'],
    ['## Sources', '## Books', 'has no sources'],
    ['https://kanbanguides.org', '/kanban', "'## Sources' has no link"],
    ['<ContinueReading pageName="boards" />', '', 'does not end in <ContinueReading'],
    ['[three](/three)', '[two](/two#again)', 'links to 2 other pages'],
  ] as const
  for (const [part, replacement, message] of missing) {
    it(`finds an article that ${message}`, () => {
      assertFinds(articleParts, page(article.replace(part, replacement)), ['pages/boards.mdx:1', message])
    })
  }

  it('finds text after the last block', () => {
    assertFinds(articleParts, page(`${article}\nGoodbye.\n`), ['pages/boards.mdx:1', 'does not end in'])
  })
})

describe('lesson-parts', () => {
  const routes: RouteEntry[] = [{ route: '/sprint', title: 'Sprint', kind: 'lesson-course' }]
  const questionFiles = [{ file: 'data/questions/sprint.ts', raw: '', set: undefined }]
  const lesson =
    '# Sprint\n\n<Remember>\n\nIt ends.\n\n</Remember>\n\n## Check yourself\n\n<CheckYourself topic="sprint" />\n'
  const page = (raw: string) => siteOf({ 'pages/sprint.mdx': raw }, { routes, questionFiles })

  it('passes a lesson with questions and what to remember', () => {
    assertPasses(lessonParts, page(lesson))
  })

  it('finds a lesson without either', () => {
    assertFinds(
      lessonParts,
      page('# Sprint\n'),
      ['pages/sprint.mdx:1', 'asks no questions'],
      ['pages/sprint.mdx:1', 'has no <Remember>'],
    )
  })

  it('finds questions under another heading and a topic without a file', () => {
    assertFinds(lessonParts, page(lesson.replace('## Check yourself', '## Test')), [
      'pages/sprint.mdx:11',
      'under another heading',
    ])
    assertFinds(lessonParts, page(lesson.replace('"sprint"', '"sprints"')), [
      'pages/sprint.mdx:11',
      'no data/questions/sprints.ts',
    ])
  })
})

describe('hub-cards', () => {
  const routes: RouteEntry[] = [{ route: '/sdlc', title: 'SDLC', kind: 'hub' }]
  const card = (href: string) => `<PageCard href="${href}">\n  Text.\n</PageCard>\n`
  const children = { 'pages/sdlc/design.mdx': '', 'pages/sdlc/models/spiral.mdx': '' }
  const hub = (...cards: string[]) =>
    siteOf({ 'pages/sdlc/index.mdx': `# SDLC\n\n${cards.join('\n')}`, ...children }, { routes })

  it('passes a hub with a card for each child, and for the children of a hub that is not there yet', () => {
    assertPasses(hubCards, hub(card('/sdlc/design'), card('/sdlc/models/spiral')))
  })

  it('takes a section of the course for a card', () => {
    const section = '<CourseSection href="/sdlc/design">\n  Text.\n</CourseSection>\n'
    assertPasses(hubCards, hub(section, card('/sdlc/models/spiral')))
  })

  it('leaves the grandchildren to the hub between, once it is there', () => {
    const site = siteOf(
      {
        'pages/sdlc/index.mdx': `${card('/sdlc/design')}\n${card('/sdlc/models')}`,
        ...children,
        'pages/sdlc/models/index.mdx': '',
      },
      { routes },
    )
    assertPasses(hubCards, site)
  })

  it('finds a child without a card and a card that stands twice', () => {
    assertFinds(hubCards, hub(card('/sdlc/design')), [
      'pages/sdlc/index.mdx:3',
      'has no card for /sdlc/models/spiral',
    ])
    assertFinds(hubCards, hub(card('/sdlc/design'), card('/sdlc/models/spiral'), card('/sdlc/design')), [
      'pages/sdlc/index.mdx:11',
      'shows /sdlc/design twice',
    ])
  })
})
