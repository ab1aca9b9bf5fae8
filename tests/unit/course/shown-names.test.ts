import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shownNames } from '../../../lib/course/shown-names'

describe('the other names that a glossary entry shows', () => {
  const cases: [term: string, also: string[], shown: string[]][] = [
    ['acceptance criteria', ['acceptance criterion'], []],
    ['ceremony', ['ceremonies'], []],
    ['self-managing', ['self-management'], []],
    ['canceling a Sprint', ['canceled Sprint', 'canceled Sprints'], []],
    ['work item age', ['Work Item Age'], []],
    ['Product Backlog item', ['Product Backlog items', 'PBI', 'PBIs'], ['PBI']],
    ['burndown chart', ['burndown charts', 'burndown', 'burndowns', 'burn-down'], ['burndown']],
    ['timebox', ['timeboxes', 'time-box', 'time-boxing'], []],
    [
      'Fibonacci scale',
      ['Fibonacci sequence', 'Fibonacci numbers'],
      ['Fibonacci sequence', 'Fibonacci numbers'],
    ],
    ['Definition of Done', ['DoD'], ['DoD']],
    ['mob programming', ['ensemble programming'], ['ensemble programming']],
  ]
  for (const [term, also, shown] of cases)
    it(`${term}: ${shown.length > 0 ? shown.join(', ') : 'none'}`, () =>
      assert.deepEqual(shownNames(term, also), shown))
})
