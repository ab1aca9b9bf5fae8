import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newestPage, newestPages } from '../../../tooling/build/newest-pages'
import { pageList } from '../../../tooling/check/content/page-list'
import { pageOf, siteOf } from '../check/support'

const dated = (title: string, day: number) =>
  pageOf(`title: ${title}\ndescription: About ${title}.\ndatePublished: 2026-11-${day}`)

const { pages: written, metas } = siteOf({
  'pages/_meta.json': '{ "scrum": "", "kanban": "", "about": "" }',
  'pages/about.mdx': dated('About', 29),
  'pages/kanban/_meta.json': '{ "index": "", "board": "" }',
  'pages/kanban/index.mdx': dated('Kanban', 28),
  'pages/kanban/board.mdx': dated('Board', 21),
  'pages/scrum/_meta.json': '{ "index": "", "event": "", "goal": "", "later": "", "undated": "" }',
  'pages/scrum/index.mdx': dated('Scrum', 28),
  'pages/scrum/event.mdx': dated('Event', 21),
  'pages/scrum/goal.mdx': dated('Goal', 21),
  'pages/scrum/later.mdx': dated('Later', 22),
  'pages/scrum/undated.mdx': pageOf('title: Undated'),
})
const pages = pageList(written, metas)
const titlesOf = (count: number) => newestPages(pages, count).map(({ page }) => page.title)

describe('the newest pages', () => {
  it('are articles and lessons alone, the last day first', () => {
    assert.deepEqual(titlesOf(1), ['Later'])
    assert.deepEqual(new Set(titlesOf(9)), new Set(['Later', 'Goal', 'Event', 'Board']))
  })

  it('are of one section after the other where they have one day', () => {
    assert.deepEqual(titlesOf(9), ['Later', 'Board', 'Goal', 'Event'])
  })

  it('are shown with their section, their line and the time to read them', () => {
    const [, board] = newestPages(pages, 2)
    assert.ok(board)
    assert.deepEqual(
      newestPage(board, route => (route === '/kanban/board' ? { title: 'Board', minutes: 6 } : undefined)),
      {
        route: '/kanban/board',
        title: 'Board',
        section: 'Kanban',
        text: 'About Board.',
        minutes: 6,
        published: '2026-11-21',
      },
    )
  })
})
