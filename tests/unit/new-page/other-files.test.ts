import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pageList } from '../../../tooling/check/content/page-list'
import { assertFolder, problemOfNewPlace } from '../../../tooling/new-page/addresses'
import { rule as unfinishedText } from '../../../tooling/check/rules/unfinished-text'
import { figureAddress, firstFigure } from '../../../tooling/new-page/first-figure'
import { planLinkGroup } from '../../../tooling/new-page/other-files'
import { rule as figures } from '../../../tooling/check/rules/figures'
import { assertFinds, assertPasses, siteOf } from '../check/support'

const root = mkdtempSync(path.join(tmpdir(), 'new-page-'))
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
    const groups = 'export const groups = {\n  home: [],\n} as const satisfies RelatedLinkGroups\n'
    for (const name of ['scrum', 'site'])
      writeFileSync(path.join(root, `data/related-links/${name}.ts`), groups)
  })
  after(() => rmSync(root, { recursive: true }))

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
    assertFinds(unfinishedText, siteOf({ 'public/images/scrum/velocity-overview.svg': svg }), [
      'public/images/scrum/velocity-overview.svg:12',
      "'TODO' is unfinished",
    ])
  })

  it('is refused in a folder that does not exist', () => {
    for (const route of ['/new', '/scrum/articles/new']) assertFolder(root, route, pages)
    assert.throws(() => assertFolder(root, '/scrum/article/new', pages), {
      message: /There is no folder \/scrum\/article: did you mean \/scrum\/articles\?/,
    })
  })

  it('has an address that is free, well formed, and in a folder that is there', () => {
    const problem = (route: string) => problemOfNewPlace(root, route, pages)
    assert.equal(problem('/scrum/articles/new'), undefined)
    assert.match(
      problem('/scrum/articles/New') ?? '',
      /^The address "\/scrum\/articles\/New" must be lowercase words/,
    )
    assert.match(problem('/scrum/articles/b') ?? '', /^There already is a page at \/scrum\/articles\/b/)
    assert.match(problem('/scrum/article/new') ?? '', /did you mean \/scrum\/articles\?/)
  })
})
