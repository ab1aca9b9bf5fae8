import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstDayOf, lastDayOf, lastSprint } from '../../../data/example/calendar'
import { cast } from '../../../data/example/cast'
import { decisions } from '../../../data/example/decisions'
import { definitionOfDone } from '../../../data/example/definition-of-done'
import { pagesOfOtherTeams, pagesWithoutIntroduction } from '../../../data/example/exceptions'
import { knowledge } from '../../../data/example/knowledge'
import { branches, branchesWithOldScanners } from '../../../data/example/product'
import { sprints } from '../../../data/example/sprints'
import { stories } from '../../../data/example/stories'
import { appTeam, developers, others, otherTeams } from '../../../data/example/team'
import { facts } from '../../../data/facts'
import { readPageList } from '../../../tooling/check/content/read-pages'

const castNames: readonly string[] = cast.map(({ name }) => name)
const isSprint = (number: number) => number >= 0 && number <= lastSprint

function assertUnique(values: readonly string[]): void {
  assert.deepEqual(
    values.filter((value, at) => values.indexOf(value) < at),
    [],
  )
}

describe('the stories', () => {
  for (const { id, summary, sprints: numbers = [], when, who = [] } of stories)
    it(`say what happened, when, and to whom: ${id}`, () => {
      assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.match(summary, /^[A-Z'].*\.$/)
      assert.ok(numbers.length > 0 || when)
      assert.ok(numbers.every(isSprint))
      assert.ok(who.length <= 3 && who.every(name => castNames.includes(name)), who.join())
    })

  it('have names of their own', () => assertUnique(stories.map(({ id }) => id)))
})

describe('what somebody knows', () => {
  for (const { what, sinceSprint, since } of knowledge)
    it(`has a time: ${what}`, () => {
      assert.ok(since ?? sinceSprint)
      assert.match(since ?? '2025-01', /^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/)
      if (sinceSprint === undefined) return
      assert.ok(sinceSprint > 0 && isSprint(sinceSprint))
      const days = [firstDayOf(sinceSprint), lastDayOf(sinceSprint)]
      assert.ok(!since || days.some(day => day.startsWith(since)))
    })

  it('is listed once', () => assertUnique(knowledge.map(({ what }) => what)))
})

describe('what the record names', () => {
  it('links to existing pages, and a Sprint links only to stories', () => {
    const routes = readPageList(process.cwd(), facts).map(({ route }) => route)
    const told: string[] = stories.map(({ toldOn }) => toldOn)
    const ofSprints = sprints.flatMap(({ toldOn }) => toldOn ?? [])
    const named = [
      ...decisions.flatMap(({ toldOn }) => toldOn ?? []),
      ...[...definitionOfDone.map(({ toldOn }) => toldOn)],
      ...[...pagesOfOtherTeams, ...pagesWithoutIntroduction].map(({ route }) => route),
    ]
    for (const route of [...told, ...ofSprints, ...named]) assert.ok(routes.includes(route), route)
    for (const route of ofSprints) assert.ok(told.includes(route), route)
  })

  it('is there: people and teams once, and each branch', () => {
    assertUnique([...others.map(({ who }) => who), ...otherTeams.map(({ name }) => name)])
    for (const branch of branchesWithOldScanners) assert.ok(branches.includes(branch))
  })
})

describe('the app team at each Sprint Planning', () => {
  it('has one Product Owner, one Scrum Master, and no more Developers than pages say', () => {
    for (const { number } of sprints) {
      const day = firstDayOf(number)
      const present = appTeam.filter(({ since = '', until = '9999' }) => since <= day && day <= until)
      const countOf = (who: string) => present.filter(each => each.accountability === who).length
      assert.deepEqual([countOf('Product Owner'), countOf('Scrum Master')], [1, 1], `Sprint ${number}`)
      assert.ok(countOf('Developer') > 0 && countOf('Developer') <= developers, `Sprint ${number}`)
    }
  })
})
