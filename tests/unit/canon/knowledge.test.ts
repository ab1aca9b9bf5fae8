import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { firstDayOf, lastDayOf, lastSprint } from '../../../data/canon/calendar'
import { pagesOfOtherTeams, pagesWithoutIntroduction } from '../../../data/canon/exceptions'
import { knowledge } from '../../../data/canon/knowledge'
import { branches, branchesWithOldScanners } from '../../../data/canon/product'
import { others, otherTeams } from '../../../data/canon/team'
import { plannedPages } from '../../../data/planned-pages'
import { sitePages } from '../../../tooling/build/site-pages'

describe('what is known since when', () => {
  it('is dated by a Sprint that there is or by a day or month of the story', () => {
    for (const { what, sinceSprint, since } of knowledge) {
      assert.ok(sinceSprint !== undefined || since !== undefined, what)
      if (sinceSprint !== undefined) assert.ok(sinceSprint >= 1 && sinceSprint <= lastSprint, what)
      if (since !== undefined) assert.match(since, /^202[56]-(0[1-9]|1[0-2])(-\d\d)?$/, what)
    }
  })

  it('is dated in one way where both are given', () => {
    for (const { what, sinceSprint, since } of knowledge) {
      if (sinceSprint === undefined || since === undefined) continue
      const months = [firstDayOf(sinceSprint), lastDayOf(sinceSprint)].map(day => day.slice(0, since.length))
      assert.ok(months.includes(since), what)
    }
  })

  it('is not written down twice', () => {
    assert.equal(new Set(knowledge.map(({ what }) => what)).size, knowledge.length)
  })
})

describe('the library', () => {
  it('has old scanners in two of its six branches', () => {
    assert.equal(branches.length, 6)
    assert.deepEqual(
      branchesWithOldScanners.filter(branch => !branches.includes(branch)),
      [],
    )
  })

  it('has each person and each team once', () => {
    const names = [...others.map(({ who }) => who), ...otherTeams.map(({ name }) => name)]
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) < index),
      [],
    )
  })
})

describe('exceptions from the rule', () => {
  it('are pages of the site or planned, each with its reason', () => {
    const pages = [...sitePages(path.resolve(import.meta.dirname, '../../..')), ...plannedPages]
    for (const { route, why } of [...pagesOfOtherTeams, ...pagesWithoutIntroduction]) {
      assert.ok(
        pages.some(page => page.route === route),
        route,
      )
      assert.notEqual(why, '')
    }
  })
})
