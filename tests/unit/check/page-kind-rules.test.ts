import { describe, it } from 'node:test'
import { rule as articleParts } from '../../../tooling/check/rules/article-parts'
import { rule as hubCards } from '../../../tooling/check/rules/hub-cards'
import { rule as lessonParts } from '../../../tooling/check/rules/lesson-parts'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

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
  const page = (raw: string) => siteOf({ 'pages/kanban/boards.mdx': raw })

  it('passes an article that has everything', () => {
    assertPasses(articleParts, page(article))
  })

  it('asks nothing of a legal page', () => {
    assertPasses(articleParts, siteOf({ 'pages/site/legal.mdx': pageOf('kind: legal', '# Legal') }))
  })

  const missing = [
    ['## Table of contents', '## Contents', 'has no table of contents'],
    ['<Figure src="/images/a.svg" alt="Three columns" />', '', 'has no figure'],
    ['## Sources', '## Books', 'has no sources'],
    ['https://kanbanguides.org', '/a/page', "'## Sources' has no link"],
    ['<ContinueReading pageName="boards" />', '', 'does not end with <ContinueReading'],
    ['[three](/three)', '[two](/two#again)', 'links to 2 other pages'],
  ] as const
  for (const [part, replacement, message] of missing) {
    it(`finds an article that ${message}`, () => {
      assertFinds(articleParts, page(article.replace(part, replacement)), [
        'pages/kanban/boards.mdx:1',
        message,
      ])
    })
  }

  it('finds text after the last block', () => {
    assertFinds(articleParts, page(`${article}\nGoodbye.\n`), [
      'pages/kanban/boards.mdx:1',
      'does not end with',
    ])
  })
})

describe('lesson-parts', () => {
  const questionFiles = [{ file: 'data/questions/sprint.ts', raw: '', set: undefined }]
  const lesson = '# Sprint\n\nIt ends.\n\n## Check yourself\n\n<CheckYourself topic="sprint" />\n'
  const page = (raw: string) => siteOf({ 'pages/scrum/psm-1/sprint.mdx': raw }, { questionFiles })

  it('passes a lesson with questions', () => {
    assertPasses(lessonParts, page(lesson))
  })

  it('finds a lesson without them', () => {
    assertFinds(lessonParts, page('# Sprint\n'), ['pages/scrum/psm-1/sprint.mdx:1', 'asks no questions'])
  })

  it('finds questions under another heading and a topic without a file', () => {
    assertFinds(lessonParts, page(lesson.replace('## Check yourself', '## Test')), [
      'pages/scrum/psm-1/sprint.mdx:7',
      'under another heading',
    ])
    assertFinds(lessonParts, page(lesson.replace('"sprint"', '"sprints"')), [
      'pages/scrum/psm-1/sprint.mdx:7',
      'no data/questions/sprints.ts',
    ])
  })
})

describe('hub-cards', () => {
  const card = (href: string) => `<PageCard href="${href}">\n  Text.\n</PageCard>\n`
  const children = { 'pages/a/one.mdx': '', 'pages/a/two/three.mdx': '' }
  const hub = (...cards: string[]) =>
    siteOf({ 'pages/a/index.mdx': `# A\n\n${cards.join('\n')}`, ...children })

  it('passes a hub with a card for each child, and for the children of a hub that is not there yet', () => {
    assertPasses(hubCards, hub(card('/a/one'), card('/a/two/three')))
  })

  it('takes a section of the course for a card', () => {
    const section = '<CourseSection href="/a/one">\n  Text.\n</CourseSection>\n'
    assertPasses(hubCards, hub(section, card('/a/two/three')))
  })

  it('leaves the grandchildren to the hub between, once it is there', () => {
    const site = siteOf({
      'pages/a/index.mdx': `${card('/a/one')}\n${card('/a/two')}`,
      ...children,
      'pages/a/two/index.mdx': card('/a/two/three'),
    })
    assertPasses(hubCards, site)
  })

  it('finds a child without a card and a card that stands twice', () => {
    assertFinds(hubCards, hub(card('/a/one')), ['pages/a/index.mdx:3', 'has no card for /a/two/three'])
    assertFinds(hubCards, hub(card('/a/one'), card('/a/two/three'), card('/a/one')), [
      'pages/a/index.mdx:11',
      'shows /a/one twice',
    ])
  })

  it('passes a hub that leaves its cards to the build', () => {
    assertPasses(hubCards, hub('<PageCards />'))
  })

  it('finds a card after one that is read later', () => {
    const meta = { 'pages/a/_meta.json': '{ "index": "", "one": "", "two": "" }' }
    const cards = card('/a/two/three') + card('/a/one')
    assertFinds(hubCards, siteOf({ 'pages/a/index.mdx': cards, ...children, ...meta }), [
      'pages/a/index.mdx:1',
      'has the card for /a/one after the one for /a/two/three',
    ])
  })
})
