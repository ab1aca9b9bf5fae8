import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { frontMatterIssues } from '../../../tooling/check/content/front-matter'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { kindByPlace, type RouteKind } from '../../../lib/nav/route-entry'
import { pageTemplate } from '../../../tooling/new-page/page-template'

const kinds: RouteKind[] = ['home', 'page', 'legal', 'hub', 'article', 'lesson-course', 'lesson', 'tool']

function parsed(title: string, kind: RouteKind = 'article') {
  const text = pageTemplate({ route: '/scrum/articles/a-slug', title, kind, group: 'a-slug' }, '2026-11-21')
  return { text, page: parsePage('pages/scrum/articles/a-slug.mdx', text) }
}

describe('the text of a new page', () => {
  for (const kind of kinds) {
    it(`is MDX that can be read, with front matter that holds, for the kind ${kind}`, () => {
      const { page } = parsed('Sprint Planning', kind)
      assert.equal(page.unreadable, undefined)
      assert.deepEqual(frontMatterIssues(page.frontMatter.values), [])
    })
  }

  for (const title of [
    'A',
    'x'.repeat(60),
    'Scrum: What It Is',
    'Who said "Sprint"?',
    '2020',
    'No',
    '[A] *b* {c} <d> #5',
    "Kanban's 3 rules, explained",
  ]) {
    it(`carries the title ${title} unchanged, and a description of valid length`, () => {
      const { page } = parsed(title)
      assert.equal(page.unreadable, undefined)
      const values = page.frontMatter.values as Record<string, string>
      assert.equal(values.title, title)
      assert.equal(page.headings.find(({ depth }) => depth === 1)?.text, title)
      const length = values.description?.length ?? 0
      assert.ok(length >= 110 && length <= 160, `${length} characters`)
    })
  }

  it('has four keywords even where the title has a comma', () => {
    const { page } = parsed('Plan, do, check')
    assert.equal(String((page.frontMatter.values as Record<string, string>).keywords).split(',').length, 4)
  })

  it('shows its figure and the group of related links that it is given, and says its kind where its folder does not', () => {
    const { text } = parsed('A')
    assert.match(text, /<Figure src="\/images\/scrum\/a-slug-overview\.svg"/)
    assert.match(text, /images: \[\/images\/scrum\/a-slug-overview\.svg\]/)
    assert.match(text, /<ContinueReading pageName="a-slug" \/>\n$/)
    assert.doesNotMatch(text, /^kind:/m)
    assert.match(parsed('A', 'legal').text, /^kind: legal$/m)
    assert.match(parsed('A', 'hub').text, /<PageCards \/>/)
  })

  it('has a line for the card where its hub shows one', () => {
    assert.match(parsed('A').text, /^card: TODO say on the hub's card /m)
    assert.doesNotMatch(parsed('A', 'legal').text, /^card:/m)
  })
})

describe('the kind of a new page', () => {
  for (const [route, kind] of [
    ['/about', 'page'],
    ['/email-series/04-done', 'lesson'],
    ['/scrum/psm-1/scrum-events/daily-scrum', 'lesson-course'],
    ['/tools/timer', 'tool'],
    ['/scrum/articles/sprint-0', 'article'],
  ] as const) {
    it(`of ${route} is ${kind}`, () => assert.equal(kindByPlace(route, false), kind))
  }
})
