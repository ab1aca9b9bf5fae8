import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guideAreas } from '../../../data/guide-areas'
import { guideCoverage } from '../../../data/guide-coverage'
import { addressOf, areaFinder, wordsOf, type GuideStatement } from '../../../lib/course/guide-statement'
import { focusAreas, sectionOfStatement } from '../../../lib/course/question'

const statement: GuideStatement = {
  id: 'sprint-1',
  section: 'The Sprint',
  statement: 'Sprints give Scrum its beat.',
  page: '/scrum/sprint',
  heading: "Whose is it, and what's “Done”?",
}

describe('a statement of the Guide', () => {
  it('is shown in its own words, marked as a quotation, or else in ours', () => {
    assert.equal(wordsOf(statement), 'Sprints give Scrum its beat.')
    assert.equal(wordsOf({ ...statement, quote: 'A beat.' }), '“A beat.”')
  })

  it('is taught at an address that the heading gives', () => {
    assert.equal(addressOf(statement), '/scrum/sprint#whose-is-it-and-whats-done')
  })

  it('names its section by its id', () => {
    for (const { id, section } of guideCoverage.filter(each => !each.id.startsWith('people')))
      assert.equal(sectionOfStatement(id), section)
    assert.equal(sectionOfStatement('people-1'), undefined)
  })
})

describe('the focus areas of the Guide', () => {
  const members = Object.values(guideAreas).flat()
  const areaOf = areaFinder(guideAreas)

  it('name each section and statement once, and only statements that there are', () => {
    assert.equal(new Set(members).size, members.length)
    const sections = new Set<string>(guideCoverage.map(({ section }) => section))
    const ids = new Set<string>(guideCoverage.map(({ id }) => id))
    assert.deepEqual(
      members.filter(member => !sections.has(member) && !ids.has(member)),
      [],
    )
  })

  it('give each statement an area, and each area several', () => {
    const sizes = new Map<string, number>()
    for (const { id } of guideCoverage.filter(each => !each.id.startsWith('people'))) {
      const area = areaOf(id) ?? assert.fail(`${id} has no focus area`)
      sizes.set(area, (sizes.get(area) ?? 0) + 1)
    }
    for (const area of focusAreas) assert.ok((sizes.get(area) ?? 0) >= 4, area)
  })

  it('put a statement before its section', () => {
    assert.equal(areaOf('sprint-1'), 'Events')
    assert.equal(areaOf('sprint-8'), 'Done')
    assert.equal(areaOf('people-1'), undefined)
  })
})
