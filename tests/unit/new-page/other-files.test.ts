import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pageList } from '../../../tooling/check/content/page-list'
import { assertFolder, faultOfNewPlace } from '../../../tooling/new-page/addresses'
import { figureAddress, firstFigure } from '../../../tooling/new-page/first-figure'
import { planLinkGroup, planUnplanned } from '../../../tooling/new-page/other-files'
import { rule as figures } from '../../../tooling/check/rules/figures'
import { assertPasses, siteOf } from '../check/support'

const root = mkdtempSync(path.join(tmpdir(), 'new-page-'))
const planFile = `export const plannedPages = [
  { route: '/scrum/values', title: 'Values', kind: 'hub' },
  {
    route: '/scrum/articles/some-long-slug',
    title: 'Some',
    kind: 'article',
  },
]
`

const { pages: written, metas } = siteOf(
  Object.fromEntries(
    ['index', 'about', 'kanban/a', 'scrum/index', 'scrum/articles/index', 'scrum/articles/b'].map(name => [
      `pages/${name}.mdx`,
      '',
    ]),
  ),
)
const pages = pageList(written, metas)

describe('what belongs to a new page', () => {
  before(() => {
    mkdirSync(path.join(root, 'data/related-links'), { recursive: true })
    mkdirSync(path.join(root, 'pages/scrum/articles'), { recursive: true })
    writeFileSync(path.join(root, 'data/planned-pages.ts'), planFile)
    const groups = 'export const groups = {\n  home: [],\n} as const satisfies RelatedLinkGroups\n'
    for (const name of ['scrum', 'site'])
      writeFileSync(path.join(root, `data/related-links/${name}.ts`), groups)
  })
  after(() => rmSync(root, { recursive: true }))

  it('is no longer planned, on one line or several', () => {
    const [one] = planUnplanned(root, '/scrum/values')
    assert.match(one?.text ?? '', /some-long-slug/)
    assert.doesNotMatch(one?.text ?? '', /scrum.values/)
    const [several] = planUnplanned(root, '/scrum/articles/some-long-slug')
    assert.equal(
      several?.text,
      "export const plannedPages = [\n  { route: '/scrum/values', title: 'Values', kind: 'hub' },\n]\n",
    )
    assert.deepEqual(planUnplanned(root, '/scrum/other'), [])
  })

  it('is a group of links to pages on the same subject, in the file of its section', () => {
    const subject = { route: '/scrum/articles/new', title: 'Scrum Words', keywords: 'about a page' }
    const [planned] = planLinkGroup(root, subject, 'new', pages)
    assert.ok(planned)
    assert.equal(planned.file, 'data/related-links/scrum.ts')
    const links = [...(planned.text ?? '').matchAll(/link: '([^']+)'/g)].map(([, link]) => link)
    assert.deepEqual(links, ['/about', '/scrum', '/scrum/articles', '/scrum/articles/b'])
    assert.match(planned.text ?? '', /new: \[[\s\S]*TODO Why[\s\S]*\],\n\} as const satisfies/)
    const [other] = planLinkGroup(root, { route: '/tools/new', title: 'Nothing Else' }, 'new', pages)
    assert.equal(other?.file, 'data/related-links/site.ts')
    assert.doesNotMatch(other.text ?? '', /TODO/)
  })

  it('is a first drawing that holds to the rules of figures', () => {
    const svg = firstFigure('Velocity & What It Tells You, with a Title that Is Long')
    assertPasses(figures, siteOf({ [`public${figureAddress('/scrum/articles/velocity')}`]: svg }))
    assert.equal(figureAddress('/scrum/articles/velocity'), '/images/scrum/velocity-overview.svg')
  })

  it('is refused in a folder that is neither there nor planned', () => {
    const planned = [{ route: '/sdlc/models/v', title: 'V', kind: 'article' }] as const
    for (const route of ['/new', '/scrum/articles/new', '/sdlc/models/new'])
      assertFolder(root, route, pages, planned)
    assert.throws(() => assertFolder(root, '/scrum/article/new', pages, planned), {
      message: /There is no folder \/scrum\/article, and none is planned: did you mean \/scrum\/articles\?/,
    })
  })

  it('has an address that is free, well formed, and in a folder that is there or planned', () => {
    const fault = (route: string) => faultOfNewPlace(root, route, pages, [])
    assert.equal(fault('/scrum/articles/new'), undefined)
    assert.match(
      fault('/scrum/articles/New') ?? '',
      /^The address "\/scrum\/articles\/New" must be lowercase words/,
    )
    assert.match(fault('/scrum/articles/b') ?? '', /^There already is a page at \/scrum\/articles\/b/)
    assert.match(fault('/scrum/article/new') ?? '', /did you mean \/scrum\/articles\?/)
  })
})
