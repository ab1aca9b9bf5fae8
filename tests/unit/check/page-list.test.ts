import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pageList } from '../../../tooling/check/content/page-list'
import { pageOf, siteOf } from './support'

/** The list of a site in memory. */
const listOf = (files: Record<string, string>) => {
  const { pages, metas } = siteOf(files)
  return pageList(pages, metas)
}
const routesOf = (files: Record<string, string>) => listOf(files).map(({ route }) => route)
const kindsOf = (...files: string[]) =>
  listOf(Object.fromEntries(files.map(file => [file, '']))).map(({ kind }) => kind)

describe('the list of pages', () => {
  it('has the order of the menus, a folder after its own page and before what follows it', () => {
    const files = {
      'pages/_meta.json': '{ "index": "", "b": "", "a": "" }',
      'pages/index.mdx': '',
      'pages/a.mdx': '',
      'pages/b/_meta.json': '{ "events": "", "index": "", "board": "" }',
      'pages/b/index.mdx': '',
      'pages/b/board.mdx': '',
      'pages/b/events/_meta.json': '{ "sprint": "", "daily": "" }',
      'pages/b/events/sprint.mdx': '',
      'pages/b/events/daily.mdx': '',
    }
    assert.deepEqual(routesOf(files), ['/', '/b', '/b/events/sprint', '/b/events/daily', '/b/board', '/a'])
  })

  it("puts what a menu forgets at its end, and ignores a menu that isn't JSON", () => {
    const pages = { 'pages/b.mdx': '', 'pages/c.mdx': '', 'pages/a.mdx': '' }
    assert.deepEqual(routesOf({ 'pages/_meta.json': '{ "c": "" }', ...pages }), ['/c', '/a', '/b'])
    assert.deepEqual(routesOf({ 'pages/_meta.json': '{ "c"', ...pages }), ['/a', '/b', '/c'])
  })

  it('takes title, description, card and date from the front matter', () => {
    const frontMatter = 'title: Sprint\ndescription: Long.\ncard: Short.\ndatePublished: 2026-11-21'
    assert.deepEqual(listOf({ 'pages/a/sprint.mdx': pageOf(frontMatter) }), [
      {
        route: '/a/sprint',
        file: 'pages/a/sprint.mdx',
        title: 'Sprint',
        kind: 'article',
        description: 'Long.',
        card: 'Short.',
        datePublished: '2026-11-21',
      },
    ])
  })

  it('tells the kind of a page by its place', () => {
    assert.deepEqual(kindsOf('pages/index.mdx'), ['home'])
    assert.deepEqual(kindsOf('pages/scrum/psm-1/index.mdx', 'pages/scrum/psm-1/events/sprint.mdx'), [
      'hub',
      'lesson-course',
    ])
    assert.deepEqual(kindsOf('pages/email-series/07-page.mdx'), ['lesson'])
    assert.deepEqual(kindsOf('pages/tools/names.mdx'), ['tool'])
    assert.deepEqual(kindsOf('pages/a.mdx'), ['page'])
    assert.deepEqual(kindsOf('pages/kanban/articles/boards.mdx'), ['article'])
  })

  it('takes the kind of the front matter before that, if it is one', () => {
    const [page] = listOf({ 'pages/a.mdx': pageOf('kind: legal') })
    assert.equal(page?.kind, 'legal')
    const [other] = listOf({ 'pages/a.mdx': pageOf('kind: law') })
    assert.equal(other?.kind, 'page')
  })
})
