import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exampleFacts as facts } from '../../../data/example/facts'
import { chart as aging } from '../../../data/charts/kanban/kanban-cadences-aging'
import { chart as kinds } from '../../../data/charts/kanban/kanban-cards-kinds'
import { chart as callFirst } from '../../../data/charts/kanban/kanban-continuous-improvement-call-first'
import { chart as throughput } from '../../../data/charts/kanban/kanban-feedback-loops-throughput'
import { chart as flow } from '../../../data/charts/kanban/kanban-managing-flow-eight-weeks'
import { chart as cycleTimes } from '../../../data/charts/kanban/kanban-metrics-cycle-times'
import { chart as waits } from '../../../data/charts/kanban/kanban-process-policies-waits'
import { chart as twoWeeks } from '../../../data/charts/kanban/kanban-software-development-two-weeks'
import { chart as weekly } from '../../../data/charts/kanban/when-is-kanban-better-than-scrum-asked-and-finished'
import { listed } from '../../../lib/example/fact-texts'
import { percentile, reachedBy } from '../../../lib/example/flow/percentile'
import { total } from '../../../lib/example/total'

/** A fact of the help desk as a number. */
const fact = (name: string): number => {
  const text = facts[`helpDesk.${name}`] ?? assert.fail(`no fact helpDesk.${name}`)
  return Number(text.replace(',', ''))
}
const known = (values: readonly (number | null)[] = []): number[] => values.flatMap(value => value ?? [])

describe("the charts of the help desk's eight weeks show the numbers that pages write", () => {
  it('cumulative flow', () => {
    const [first, last] = [0, -1].map(place => flow.states.map(({ entered }) => entered.at(place) ?? 0))
    assert.deepEqual(first, [fact('start.open'), fact('start.wip'), 0])
    assert.deepEqual(last, [fact('cards'), fact('cards') - fact('end.new'), fact('throughput')])
  })

  it('cycle times and their percentiles', () => {
    const heights = cycleTimes.points.map(([, days]) => days)
    assert.equal(heights.length, fact('throughput'))
    for (const percent of [50, 85, 95])
      assert.equal(percentile(heights, percent), fact(`cycleTime.p${percent}`))
  })

  it('throughput by day, and asked and finished by week', () => {
    assert.equal(total(known(throughput.lines[0].values)), fact('throughput'))
    assert.equal(known(throughput.lines[1]?.values)[0], fact('aDay'))
    const [finished, asked] = weekly.lines.map(({ values }) => listed(known(values)))
    assert.equal(finished, facts['helpDesk.throughput.list'])
    assert.equal(asked, facts['helpDesk.asked.list'])
  })

  it('ages', () => {
    const ages = aging.points.map(([, age]) => age).sort((a, b) => b - a)
    assert.equal(listed(ages), facts['helpDesk.end.ages'])
    assert.equal(percentile(aging.percentilesOf ?? [], 85), fact('sle.days'))
  })

  it('forecasts', () => {
    for (const percent of [50, 85])
      assert.equal(reachedBy(twoWeeks.observations, percent), fact(`forecast.items.p${percent}`))
  })

  it('kinds and waits', () => {
    const last = kinds.rows.at(-1)
    assert.ok(last && 'shares' in last)
    assert.equal(last.name, 'missing book')
    assert.equal(total(last.shares.map(({ value }) => value)), fact('kinds.missingBook.cycleTime.p85'))
    assert.deepEqual(
      waits.rows.map(({ values }) => values),
      ['branch', 'developers', 'patron'].map(who => [
        fact(`waits.${who}.cards`),
        fact(`waits.${who}.evenings`),
      ]),
    )
    const evenings = callFirst.bars.map(({ value }) => value)
    assert.equal(total(evenings), fact('callFirst.before.evenings') + fact('callFirst.after.evenings'))
  })
})
