import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { trailTo, trimPageMap, type MetaItem, type PageMapNode } from '../../../lib/nav/page-map'

const page = (route: string, title: string): PageMapNode => ({
  kind: 'MdxPage',
  name: route.split('/').pop() ?? '',
  route,
  frontMatter: { title, description: 'Long.', keywords: 'a, b' },
})
const index = (route: string, title: string): PageMapNode =>
  ({ ...page(route, title), name: 'index' }) as PageMapNode
const meta = (data: Record<string, string | MetaItem>): PageMapNode => ({ kind: 'Meta', data })
const folder = (route: string, children: PageMapNode[]): PageMapNode => ({
  kind: 'Folder',
  name: route.split('/').pop() ?? '',
  route,
  children,
})

const pageMap: PageMapNode[] = [
  meta({
    index: { type: 'page' },
    scrum: { type: 'page' },
    agile: { type: 'page', title: 'Being Agile' },
    call: { title: 'Call', href: 'site:bookingPage', newWindow: true },
  }),
  index('/', 'Home'),
  folder('/agile', [index('/agile', 'Agile'), page('/agile/overview', 'Overview')]),
  folder('/scrum', [
    meta({ index: '', introduction: '', 'psm-1': '', extra: 'Extra pages' }),
    index('/scrum', 'Scrum'),
    page('/scrum/introduction', 'Introduction to Scrum'),
    folder('/scrum/psm-1', [
      meta({ index: '', theory: '' }),
      index('/scrum/psm-1', 'PSM I'),
      page('/scrum/psm-1/theory', 'Theory'),
    ]),
    folder('/scrum/extra', [page('/scrum/extra/one', 'One')]),
  ]),
]
const links = { bookingPage: 'https://booking.example', darkMode: false }

/** The node at a route, of either kind. */
const find = (nodes: PageMapNode[], kind: string, route: string): PageMapNode | undefined =>
  nodes.find(node => node.kind === kind && 'route' in node && node.route === route)

const childrenOf = (nodes: PageMapNode[], route: string): PageMapNode[] => {
  const found = find(nodes, 'Folder', route)
  return found?.kind === 'Folder' ? found.children : []
}

const dataOf = (nodes: PageMapNode[]) => nodes.flatMap(node => (node.kind === 'Meta' ? [node.data] : []))[0]

describe('trimPageMap', () => {
  const trimmed = trimPageMap(pageMap, links)

  it('keeps of a page its name and route, and nothing of its front matter', () => {
    assert.deepEqual(find(trimmed, 'MdxPage', '/'), { kind: 'MdxPage', name: 'index', route: '/' })
    assert.doesNotMatch(JSON.stringify(trimmed), /frontMatter|description|Long\./)
  })

  it('takes an entry without a title from its page or from the index page of its folder', () => {
    assert.deepEqual(dataOf(trimmed), {
      index: { type: 'page', title: 'Home' },
      scrum: { type: 'page', title: 'Scrum' },
      agile: { type: 'page', title: 'Being Agile' },
      call: { title: 'Call', href: 'https://booking.example', newWindow: true },
    })
    assert.deepEqual(dataOf(childrenOf(trimmed, '/scrum'))?.introduction, { title: 'Introduction to Scrum' })
  })

  it('leaves the index page of a section inside it, and puts that of a deeper folder next to the folder', () => {
    const scrum = childrenOf(trimmed, '/scrum')
    assert.ok(find(scrum, 'MdxPage', '/scrum'))
    assert.deepEqual(find(scrum, 'MdxPage', '/scrum/psm-1'), {
      kind: 'MdxPage',
      name: 'psm-1',
      route: '/scrum/psm-1',
    })
    const course = childrenOf(scrum, '/scrum/psm-1')
    assert.equal(find(course, 'MdxPage', '/scrum/psm-1'), undefined)
    assert.deepEqual(dataOf(course), { theory: { title: 'Theory' } })
  })

  it('leaves the map that it was given as it was', () => {
    assert.ok(JSON.stringify(pageMap).includes('"description":"Long."'))
  })

  it('refuses a missing or invalid address of the configuration', () => {
    for (const href of ['site:bookingpage', 'site:darkMode']) {
      assert.throws(() => trimPageMap([meta({ call: { title: 'Call', href } })], links), {
        message: `_meta.json: '${href}' names no address of data/site.ts; use a field such as site:bookingPage.`,
      })
    }
  })
})

describe('trailTo', () => {
  it('leads from the section over its folders down to the page', () => {
    assert.deepEqual(trailTo('/scrum/psm-1/theory', pageMap), [
      { title: 'Scrum', route: '/scrum' },
      { title: 'PSM I', route: '/scrum/psm-1' },
      { title: 'Theory', route: '/scrum/psm-1/theory' },
    ])
  })

  it('names an index page once', () => {
    assert.deepEqual(trailTo('/scrum/psm-1', pageMap), [
      { title: 'Scrum', route: '/scrum' },
      { title: 'PSM I', route: '/scrum/psm-1' },
    ])
    assert.deepEqual(trailTo('/scrum', pageMap), [{ title: 'Scrum', route: '/scrum' }])
  })

  it('takes the title of the menu before that of the page; a folder without a page has no address', () => {
    assert.deepEqual(trailTo('/scrum/extra/one', pageMap)[1], { title: 'Extra pages' })
    assert.deepEqual(trailTo('/agile/overview', pageMap)[0], { title: 'Being Agile', route: '/agile' })
  })

  it('is one step on the front page, and empty where there is no page', () => {
    assert.deepEqual(trailTo('/', pageMap), [{ title: 'Home', route: '/' }])
    assert.deepEqual(trailTo('/scrumban', pageMap), [])
  })
})
