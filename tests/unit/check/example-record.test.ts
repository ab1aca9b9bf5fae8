import { describe, it } from 'node:test'
import type { ExampleRecord } from '../../../tooling/check/content/content-site'
import { rule } from '../../../tooling/check/rules/example-record'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const raw =
  "id: 'a-story',\nwhat: 'a board',\nhome: '/wip-limits',\nappTeam, branchesWithOldScanners\nnumber: 2,\n"
const story = {
  id: 'a-story',
  summary: 'The team tells it.',
  toldOn: '/kanban/wip-limits',
  sprints: [1],
} as const
const record: ExampleRecord = {
  stories: [story],
  knowledge: [{ what: 'a board', sinceSprint: 1, since: '2025-01' }],
  toldOn: [{ route: '/kanban/wip-limits', sprint: 1 }],
  team: [
    { accountability: 'Product Owner' },
    { accountability: 'Scrum Master' },
    { accountability: 'Developer', since: '2025-01-01' },
  ],
  developers: 1,
  names: ['director', 'librarian'],
  branches: [1, 2],
  oldScanners: [2],
  lastSprint: 2,
  daysOf: sprint => (sprint === 1 ? ['2025-01-13', '2025-01-24'] : ['2025-01-27', '2025-02-07']),
  sources: [{ file: 'data/example/a.ts', raw }],
}
const siteWith = (parts: Partial<ExampleRecord>) =>
  siteOf(
    { 'pages/kanban/wip-limits.mdx': pageOf('title: A'), 'pages/about.mdx': pageOf('title: B') },
    { exampleRecord: { ...record, ...parts } },
  )

describe('example-record', () => {
  it('passes a whole record, and a site without one', () => {
    assertPasses(rule, siteWith({}))
    assertPasses(rule, siteOf({}))
  })

  it('finds a story that is misnamed, no sentence, undated, in no Sprint, or there twice', () => {
    assertFinds(
      rule,
      siteWith({
        stories: [
          { ...story, summary: 'no sentence' },
          { id: 'a-story', summary: story.summary, toldOn: story.toldOn },
          { ...story, id: 'A story', sprints: [3], who: ['Amara', 'Jonas', 'Mei', 'Nobody'] },
        ],
      }),
      ['data/example/a.ts:1', "summary of 'a-story': write one whole sentence."],
      ['data/example/a.ts:1', "story 'a-story' does not say when"],
      ['data/example/stories.ts:1', "id 'A story': use lowercase letters"],
      ['data/example/stories.ts:1', "story 'A story': Nobody isn't in data/example/cast.ts"],
      ['data/example/stories.ts:1', "story 'A story' has 4 people: name 3 at most"],
      ['data/example/stories.ts:1', "story 'A story' is in Sprint 3; the last one is 2."],
      ['data/example/a.ts:1', "the story 'a-story' is there twice"],
    )
  })

  it('finds a page that is not there, and a Sprint whose page has no story', () => {
    assertFinds(rule, siteWith({ stories: [], toldOn: [{ route: '/elsewhere/wip-limits' }] }), [
      'data/example/a.ts:3',
      "/elsewhere/wip-limits isn't a page",
    ])
    assertFinds(rule, siteWith({ toldOn: [{ route: '/about', sprint: 2 }] }), [
      'data/example/a.ts:5',
      'Sprint 2 has the page /about, which has no story: add one.',
    ])
  })

  it('finds knowledge without a time, with a wrong one, or with two that differ', () => {
    const cases: [ExampleRecord['knowledge'][number], string][] = [
      [{ what: 'a board' }, "add 'sinceSprint' or 'since'"],
      [{ what: 'a board', sinceSprint: 3 }, 'there is no Sprint 3'],
      [{ what: 'a board', since: '2025-13' }, 'write a day (2026-03-18) or a month (2026-03)'],
      [{ what: 'a board', sinceSprint: 2, since: '2025-06' }, 'Sprint 2 is not in 2025-06'],
    ]
    for (const [known, part] of cases)
      assertFinds(rule, siteWith({ knowledge: [known] }), ['data/example/a.ts:2', part])
  })

  it('finds who is there twice, a team that is not whole, and a branch that is not there', () => {
    assertFinds(rule, siteWith({ names: ['a board', 'a board'] }), ['data/example/a.ts:2', 'is there twice'])
    assertFinds(rule, siteWith({ oldScanners: [3] }), ['data/example/a.ts:4', 'there is no branch 3.'])
    assertFinds(
      rule,
      siteWith({ team: [...record.team, { accountability: 'Scrum Master', since: '2025-01-20' }] }),
      ['data/example/a.ts:4', 'the app team has 2 as Scrum Master at the Planning of Sprint 2 (2025-01-27)'],
    )
  })
})
