import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { siteTree, type MapNode } from '../../../lib/nav/site-tree'

const page = (route: string, title: string, name = route.split('/').pop() ?? ''): MapNode => ({
  kind: 'MdxPage',
  name,
  route,
  meta: { title },
})
const folder = (route: string, title: string, children: MapNode[]): MapNode => ({
  kind: 'Folder',
  name: route.split('/').pop() ?? '',
  route,
  meta: { title },
  children,
})

const nodes = [
  page('/', 'Home', 'index'),
  folder('/scrum', 'Scrum', [
    page('/scrum', 'Scrum', 'index'),
    page('/scrum/psm-1', 'PSM I'),
    folder('/scrum/psm-1', 'PSM I', [page('/scrum/psm-1/theory', 'Theory')]),
  ]),
  folder('/kanban', 'Kanban', [page('/kanban/boards', 'Boards')]),
  page('/about', 'About'),
  page('/404', 'Not here'),
  { kind: 'MdxPage', name: 'plain', route: '/plain' },
]

describe('siteTree', () => {
  const { pages, sections } = siteTree(nodes)

  it('lists single pages in menu order, without the error pages, by name where there is no title', () => {
    assert.deepEqual(
      pages.map(({ route, title }) => [route, title]),
      [
        ['/', 'Home'],
        ['/about', 'About'],
        ['/plain', 'plain'],
      ],
    )
  })

  it('lists a section with its index page as its own heading, not a second time inside', () => {
    assert.deepEqual(
      sections.map(({ route, isPage }) => [route, isPage]),
      [
        ['/scrum', true],
        ['/kanban', false],
      ],
    )
    assert.deepEqual(sections[0]?.children, [
      {
        route: '/scrum/psm-1',
        title: 'PSM I',
        isPage: true,
        children: [{ route: '/scrum/psm-1/theory', title: 'Theory', isPage: true, children: [] }],
      },
    ])
  })
})
