import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bugCounts } from '../../../data/example/bugs'
import { definitionOfDone } from '../../../data/example/definition-of-done'
import { countsOn } from '../../../data/example/help-desk'
import { entriesLeft } from '../../../data/example/product-backlog'
import {
  daysForEvents,
  daysForRefinement,
  daysLeftByEvening,
  daysLeftOpen,
  plannedDays,
  workedByDay,
} from '../../../data/example/reading-rooms'
import {
  recordDays,
  recordFeatures,
  recordItems,
  recordPoints,
  returnedItems,
} from '../../../data/example/record'
import { daysInSprint6, screensInAll } from '../../../data/example/screens'
import { skillCounts } from '../../../data/example/skills'
import { sprintFacts } from '../../../data/example/sprints'
import { developers } from '../../../data/example/team'
import { readingWaits, supplierWaits } from '../../../data/example/waiting'
import {
  itemsInAll,
  itemsInOrder,
  programItemsDone,
  programItemsDropped,
} from '../../../data/example/winter-program'
import { total } from '../../../lib/example/total'

describe('the record of Sprints 13 to 20', () => {
  it('adds up', () => {
    assert.deepEqual([recordItems, recordFeatures, recordPoints, recordDays].map(total), [42, 32, 162, 449])
  })

  it('has in Sprint 20 the points of the items that Sprint 19 lacked', () => {
    assert.ok(total(returnedItems.map(({ points }) => points)) <= (recordPoints.at(-1) ?? 0))
  })
})

describe('the reading rooms', () => {
  it('leave three days of work on the last evening', () => {
    assert.equal(daysLeftByEvening.at(-1), 3)
    assert.equal(total(workedByDay), 40)
  })

  it('are planned into the capacity that the Developers counted', () => {
    const { daysPresent = 0 } = sprintFacts(16)
    assert.equal(daysPresent - daysForEvents - daysForRefinement - 5.5, plannedDays + daysLeftOpen)
  })
})

describe('the winter program', () => {
  it('is complete after Sprint 24, but for what was dropped', () => {
    assert.equal(total(programItemsDone) + programItemsDropped, itemsInOrder.program)
    assert.equal(itemsInAll, 22)
  })
})

describe('the help desk', () => {
  it('finds what it counted on the evenings that the page names', () => {
    assert.deepEqual(countsOn(-6), { asked: 28, started: 24, finished: 0 })
    assert.deepEqual(countsOn(4), { asked: 68, started: 48, finished: 40 })
    assert.deepEqual(countsOn(20), { asked: 132, started: 128, finished: 120 })
  })
})

describe('other series', () => {
  it('wait for the supplier 14, 5 and 1 days, for a second reader 11.5, 3 and 2.5', () => {
    assert.deepEqual(Object.values(supplierWaits).map(total), [14, 5, 1])
    assert.deepEqual(Object.values(readingWaits).map(total), [11.5, 3, 2.5])
  })

  it('have as many bugs as their Sprints', () => {
    for (const { sprint, oldPhones, otherBugs } of bugCounts.slice(0, 4)) {
      assert.equal(sprintFacts(sprint).bugs, oldPhones + otherBugs)
    }
  })

  it('have no skill that more can do than there are Developers, and none that was lost', () => {
    for (const { skill, inSprint31, inSprint35 } of skillCounts) {
      assert.ok(inSprint31 <= inSprint35 && inSprint35 <= developers, skill)
    }
  })

  it('come to 46 entries, 12 screens and 20 days', () => {
    assert.deepEqual([entriesLeft, screensInAll, daysInSprint6], [46, 12, 20])
  })
})

describe('the Definition of Done', () => {
  it('has four lines, the later ones after a Retrospective', () => {
    assert.deepEqual(
      definitionOfDone.map(({ sinceSprint }) => sinceSprint),
      [1, 1, 7, 9],
    )
  })
})
