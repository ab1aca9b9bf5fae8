import { describe, it } from 'node:test'
import { guideCoverage } from '../../../data/guide-coverage'
import type { GuideStatement } from '../../../lib/course/guide-statement'
import type { ContentSite } from '../../../tooling/check/content/content-site'
import { rule } from '../../../tooling/check/rules/guide-coverage'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

/** One page for each that teaches, with the headings that are named. */
function pagesOf(statements: readonly GuideStatement[]): Record<string, string> {
  const routes = [...new Set(statements.map(({ page }) => page))]
  return Object.fromEntries(
    routes.map(route => {
      const headings = new Set(statements.filter(({ page }) => page === route).map(({ heading }) => heading))
      return [`pages${route}.mdx`, pageOf('title: A', [...headings].map(text => `## ${text}`).join('\n\n'))]
    }),
  )
}

const sites = (statements: readonly GuideStatement[], pages = pagesOf(guideCoverage)): ContentSite => ({
  ...siteOf(pages),
  guideCoverage: { statements, sources: [{ file: 'data/guide-coverage/team.ts', raw: `\n  id: 'team-1',` }] },
})
const [first] = guideCoverage.filter(({ id }) => id === 'team-1')
const others = guideCoverage.filter(({ id }) => id !== 'team-1')

describe('guide-coverage', () => {
  it('passes statements whose headings are there, and a site without any', () => {
    assertPasses(rule, sites(guideCoverage))
    assertPasses(rule, siteOf({}))
  })

  it('finds a page and a heading that are not there, and a heading under which nothing is taught', () => {
    if (!first) throw new Error("There is no statement 'team-1'.")
    const moved = { ...first, page: '/scrum/elsewhere' } as GuideStatement
    assertFinds(rule, sites([...others, moved]), [
      'data/guide-coverage/team.ts:2',
      'team-1: there is no page /scrum/elsewhere',
    ])
    const renamed = { ...first, heading: `${first.heading}x` }
    assertFinds(rule, sites([...others, renamed]), [
      'data/guide-coverage/team.ts:2',
      `is it '${first.heading}' now?`,
    ])
    const untaught = { ...first, heading: 'Sources' }
    assertFinds(rule, sites([...others, untaught]), [
      'data/guide-coverage/team.ts:2',
      "'Sources' teaches nothing",
    ])
  })

  it('says nothing of what a page teaches that cannot be parsed', () => {
    if (!first) throw new Error("There is no statement 'team-1'.")
    const unreadable = { [`pages${first.page}.mdx`]: pageOf('title: A', 'Fewer than <5.') }
    assertPasses(rule, sites(guideCoverage, { ...pagesOf(guideCoverage), ...unreadable }))
  })

  it('finds an id and a statement that are given twice', () => {
    if (!first) throw new Error("There is no statement 'team-1'.")
    assertFinds(
      rule,
      sites([...guideCoverage, first]),
      ['data/guide-coverage/team.ts:2', 'team-1 is the id of two statements'],
      ['data/guide-coverage.ts:1', 'says twice'],
    )
  })

  it('finds a section of the Guide that has no statement', () => {
    const rest = guideCoverage.filter(({ section }) => section !== 'Daily Scrum')
    assertFinds(rule, sites(rest), [
      'data/guide-coverage.ts:1',
      "has nothing for the Guide's section 'Daily Scrum'",
    ])
  })

  it('finds a quotation that is too long, or is not what the Guide says', () => {
    if (!first) throw new Error("There is no statement 'team-1'.")
    const quoting = (quote: string) => sites([...others, { ...first, quote }])
    const said = 'The fundamental unit of Scrum is a small team of people, a Scrum Team.'
    assertPasses(rule, quoting(said))
    assertPasses(rule, quoting(`${said} … It is.`))
    assertFinds(rule, quoting(said.replace('small', 'little')), [
      'data/guide-coverage/team.ts:2',
      "team-1: 'the fundamental unit of scrum is a little team of' in its quote isn't the Guide's text",
    ])
    assertFinds(rule, quoting('word … '.repeat(46)), [
      'data/guide-coverage/team.ts:2',
      'team-1: its quote has 46 words: cut it to 45',
    ])
  })

  it('finds a heading whose id is not made of its words, to which links would miss', () => {
    if (!first) throw new Error("There is no statement 'team-1'.")
    const { page, heading } = first
    const statements = [...guideCoverage.filter(each => each.heading !== heading), first]
    const headings = new Set(guideCoverage.filter(each => each.page === page).map(each => each.heading))
    const body = [...headings].map(text => `## ${text}${text === heading ? ' [#elsewhere]' : ''}`)
    const moved = { [`pages${page}.mdx`]: pageOf('title: A', body.join('\n\n')) }
    assertFinds(rule, sites(statements, { ...pagesOf(guideCoverage), ...moved }), [
      'data/guide-coverage/team.ts:2',
      `the id of '${heading}' is 'elsewhere'`,
    ])
  })
})
