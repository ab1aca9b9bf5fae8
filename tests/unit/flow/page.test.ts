import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { agesPicture, cumulativePicture, timesPicture } from '../../../components/flow/charts'
import { lawsInWords, numberInWords, resultInWords } from '../../../components/flow/words'
import { countsOn } from '../../../data/example/help-desk'
import { flowScenarios } from '../../../data/example/flow-scenarios'
import { conditionsOf, fromAsking, inProgress, littlesLaw } from '../../../lib/flow/measures'
import { runOf } from '../../../lib/flow/run'
import { columnNames, inputOf, type FlowSettings } from '../../../lib/flow/settings'
import { allPeople } from '../../../lib/flow/flow-input'

const [helped, tooLow, lane] = flowScenarios.map(({ settings }) => settings) as [
  FlowSettings,
  FlowSettings,
  FlowSettings,
]
const page = readFileSync(path.resolve(import.meta.dirname, '../../../pages/tools/flow.mdx'), 'utf8')

/** That the page says this, whose numbers were counted. */
const says = (text: string) => assert.ok(page.includes(text), text)

describe('what the page of the flow simulation says', () => {
  it('about the limit that helped is what the tool shows', () => {
    const { results, compared } = runOf(helped)
    says(
      `wait for ${numberInWords(results.whole)} days on average instead of ${numberInWords(compared.whole)}`,
    )
    const without = runOf({ ...helped, switching: 0 })
    const days = numberInWords(without.results.whole)
    assert.equal(numberInWords(without.compared.whole), days)
    says(`wait for ${days} days with the limit and without it`)
  })

  it('about the limit that was too low is what the tool shows', () => {
    const { results, compared } = runOf(tooLow)
    says(
      `finishes ${numberInWords(results.rate)} requests a day instead of ${numberInWords(compared.rate)}, and ${results.newAtLast} are in New`,
    )
  })

  it('about the urgent lane is what the tool shows', () => {
    const { results, compared } = runOf(lane)
    says(`are done after ${numberInWords(results.urgent)} days`)
    says(
      `take ${numberInWords(results.ordinary)} days, and without the lane they would have taken ${numberInWords(compared.ordinary)}`,
    )
    assert.equal(lane.urgent, 40)
    const few = runOf({ ...lane, urgent: 5 })
    assert.ok(few.results.urgent < results.urgent)
    assert.equal(numberInWords(few.results.ordinary), numberInWords(few.compared.ordinary))
    says(`wait for ${numberInWords(few.results.ordinary)} days with it and without it`)
  })

  it('about Little’s law is what the tool shows', () => {
    const law = (settings: FlowSettings, which: typeof inProgress) => {
      const { items, span } = runOf(settings)
      return littlesLaw(items, span, which)
    }
    const sentence = (settings: FlowSettings) =>
      lawsInWords(law(settings, inProgress), law(settings, fromAsking))
    for (const which of [inProgress, fromAsking])
      assert.deepEqual(conditionsOf(law(helped, which)), { isSteady: true, areAgesSteady: false })
    assert.match(
      sentence({ ...helped, from: 20 }),
      /^Both conditions hold\. From start to done, the two sides differ by \d%; from asking to done, the two sides differ by \d%\.$/,
    )
    const growing = law(tooLow, fromAsking)
    assert.ok(Math.abs(growing.inside / (growing.rate * growing.time) - 1) > 0.25)
    assert.match(sentence(tooLow), /Both conditions are broken, so the law promises nothing here\./)
    assert.match(
      lawsInWords(law({ ...helped, from: 20 }, inProgress), growing),
      /^From start to done: Both conditions hold\. The two .+ From asking to done: Both conditions are broken/,
    )
  })

  it('about switching agrees with the record: four a day with all open, five with eight', () => {
    const input = inputOf(helped)
    const work = input.columns.reduce((sum, column) => sum + column.work, 0)
    const rate = (open: number) =>
      allPeople(input) / (work * (1 + input.switching * (open - allPeople(input))))
    assert.equal(Math.round(rate(input.start)), countsOn(0).finished - countsOn(-1).finished)
    assert.equal(Math.round(rate(8)), countsOn(10).finished - countsOn(9).finished)
    assert.equal(input.start, countsOn(0).asked - countsOn(0).finished)
    says(`with ${input.start} open`)
    says(`The ${helped.switching}% of the example`)
  })
})

describe('the pictures of a run', () => {
  const run = runOf(lane)
  const names = columnNames(lane)

  it('have bands that fill the space between all and nothing', () => {
    const { chart, table } = cumulativePicture(run, names)
    assert.equal(table.rows.length, lane.days + 1)
    const areas = chart.layers.flatMap(layer => (layer.kind === 'area' ? [layer.points] : []))
    assert.equal(areas.length, names.length + 2)
    for (const [at, points] of areas.entries())
      assert.deepEqual(
        points.map(({ low }) => low),
        areas[at + 1]?.map(({ high }) => high) ?? points.map(() => 0),
      )
  })

  it('show each finished item once, and the open ones of a day', () => {
    const { chart, table } = timesPicture(run)
    const dots = chart.layers.flatMap(layer => (layer.kind === 'dots' ? layer.points : []))
    assert.equal(dots.length, run.results.finished)
    assert.equal(table.rows.length, run.results.finished)
    const ages = agesPicture(run, names, lane.days)
    assert.equal(ages.table.rows.length, run.results.openAtLast)
    assert.match(agesPicture(run, names, 0).chart.description, /^Nothing is in progress\.$/)
  })

  it('and their words stand where nothing is finished', () => {
    const none = runOf({ ...lane, work1: 20, days: 10, spread: 0 })
    assert.equal(none.results.finished, 0)
    assert.match(resultInWords(none, lane), /^Nothing is finished/)
    const law = littlesLaw(none.items, none.span, inProgress)
    assert.match(lawsInWords(law, law), /nothing to compare/)
    assert.equal(timesPicture(none).table.rows.length, 0)
  })
})
