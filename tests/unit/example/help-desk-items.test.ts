import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exampleFacts as facts } from '../../../data/example/facts'
import { workInProgressLimit } from '../../../data/example/help-desk'
import { simulatedDays, simulatedItems } from '../../../data/example/help-desk-forecast'
import { helpDeskItems as items } from '../../../data/example/help-desk-items'
import * as weeks from '../../../data/example/help-desk-weeks'
import { cumulativeOn, inProgressOn, newOn, onEach, waitingOn, wipOn } from '../../../lib/example/flow/counts'
import { averagesFromAsking } from '../../../lib/example/flow/littles-law'
import { cycleTimes } from '../../../lib/example/flow/times'
import { weekdayOf, type IsoDay } from '../../../lib/example/days'
import { total } from '../../../lib/example/total'
import { forecast } from '../../../tooling/charts/chances'

const isWorkingDay = (day: IsoDay) => !weekdayOf(day).startsWith('S')

/** Places on the board, as the page on WIP limits has them. */
const placesInWait = 2
const placesInLookAndAnswer = 6

const { helpDeskDays: days, eveningBefore, lastHelpDeskDay } = weeks
const card = (number: number) => items.find(({ id }) => id === number) ?? assert.fail(`no card ${number}`)

describe("the help desk's cards", () => {
  it('are numbered once each, in the order in which they were asked', () => {
    assert.equal(new Set(items.map(({ id }) => id)).size, items.length)
    const asked = items.map(item => item.asked)
    assert.deepEqual(asked, [...asked].sort())
  })

  it('are asked, started and finished in this order, on working days', () => {
    for (const { id, asked, started, finished, wait } of items) {
      const moments = [asked, started, wait?.from, wait?.until, finished].filter(day => day !== undefined)
      assert.deepEqual(moments, [...moments].sort(), `card ${id}`)
      assert.ok(moments.every(isWorkingDay), `card ${id}`)
      assert.ok(started !== undefined || (finished === undefined && wait === undefined), `card ${id}`)
      assert.ok((finished ?? lastHelpDeskDay) <= lastHelpDeskDay, `card ${id}`)
    }
  })

  it('were open on the evening before, if they were asked before', () => {
    for (const item of items.filter(({ asked }) => asked <= eveningBefore)) {
      assert.ok((item.finished ?? lastHelpDeskDay) > eveningBefore, `card ${item.id}`)
    }
  })

  it('have the state that their days give', () => {
    const inWait = new Set(waitingOn(items, lastHelpDeskDay).map(({ id }) => id))
    for (const { id, started, finished, state } of items) {
      const expected = finished ? 'Done' : started ? (inWait.has(id) ? 'Wait' : state) : 'New'
      assert.equal(state, expected, `card ${id}`)
      assert.equal(state === 'Wait', inWait.has(id), `card ${id}`)
    }
  })
})

describe("the help desk's board", () => {
  it('never holds more than the limit but for the written exception', () => {
    for (const day of [eveningBefore, ...days]) {
      const open = inProgressOn(items, day)
      const exceptions = open.filter(({ id }) => weeks.exceptionCards.some(exception => exception === id))
      const waiting = waitingOn(items, day).length
      assert.ok(open.length - exceptions.length <= workInProgressLimit, day)
      assert.ok(waiting <= placesInWait, `${day}: ${waiting} in Wait`)
      assert.ok(open.length - exceptions.length - waiting <= placesInLookAndAnswer, day)
    }
  })

  it('goes over it on one evening, for a locked reading room', () => {
    const over = days.filter(day => wipOn(items, day) > workInProgressLimit)
    assert.deepEqual(over, ['2026-02-12'])
    for (const id of weeks.exceptionCards) {
      assert.equal(card(id).kind, 'reading room')
      assert.equal(card(id).started, card(id).asked)
    }
  })

  it('loses no card from one evening to the next', () => {
    for (const [index, day] of days.entries()) {
      const before = days[index - 1] ?? eveningBefore
      const [asked = 0] = onEach(items, 'asked', [day])
      const [started = 0] = onEach(items, 'started', [day])
      const [finished = 0] = onEach(items, 'finished', [day])
      assert.equal(newOn(items, day), newOn(items, before) + asked - started, day)
      assert.equal(wipOn(items, day), wipOn(items, before) + started - finished, day)
    }
    const { asked, started, finished } = cumulativeOn(items, lastHelpDeskDay)
    assert.deepEqual([asked, started - finished + asked - started], [items.length, items.length - finished])
  })

  it('takes the oldest card first, but for exceptions', () => {
    const regular = items.filter(
      ({ id, started }) => started && !weeks.exceptionCards.some(each => each === id),
    )
    const started = regular.map(item => item.started)
    assert.deepEqual(started, [...started].sort())
  })
})

describe('what happened in the eight weeks', () => {
  it('is in the data', () => {
    assert.deepEqual(onEach(items, 'finished', [weeks.outageDay, weeks.feesWaivedOn]), [1, 9])
    for (const id of weeks.feeCards) {
      assert.equal(card(id).kind, 'fines')
      assert.ok(card(id).asked >= weeks.outageDay, `card ${id}`)
      assert.equal(card(id).finished, weeks.feesWaivedOn)
    }
    assert.ok(
      Object.keys(weeks.whatCardsWaitedFor).every(id =>
        cycleTimes([card(Number(id))]).every(time => time >= 5),
      ),
    )
  })

  it('gives the long waits their reasons', () => {
    const long = items.filter(item => cycleTimes([item]).some(time => time > 7))
    for (const { id } of long) assert.ok(id in weeks.whatCardsWaitedFor, `card ${id}`)
  })

  it('changed nothing in the trial: half and 85% of the cards took as long as in the two weeks before', () => {
    for (const part of ['p50', 'p85']) {
      assert.equal(facts[`helpDesk.trial.cycleTime.${part}`], facts[`helpDesk.beforeTrial.cycleTime.${part}`])
    }
    assert.equal(facts['helpDesk.trial.over'], facts['helpDesk.beforeTrial.over'])
  })
})

describe("the help desk's numbers", () => {
  it('add up', () => {
    const weekly = (key: string) =>
      Array.from({ length: weeks.weeksCounted }, (_, index) =>
        Number(facts[`helpDesk.week${index + 1}.${key}`]),
      )
    for (const key of ['asked', 'started', 'throughput', 'over']) {
      assert.equal(total(weekly(key)), Number(facts[`helpDesk.${key}`]), key)
    }
    const kinds = Object.keys(facts).filter(name => /^helpDesk\.kinds\.\w+\.cards$/.test(name))
    assert.equal(total(kinds.map(name => Number(facts[name]))), items.length)
    assert.equal(
      Number(facts['helpDesk.start.open']) +
        Number(facts['helpDesk.asked']) -
        Number(facts['helpDesk.throughput']),
      Number(facts['helpDesk.end.open']),
    )
  })

  it('are the ones that the stories rest on', () => {
    const some = {
      'helpDesk.cards': '168',
      'helpDesk.week1.throughputSum': '5 + 4 + 4 + 1 + 3 = 17',
      'helpDesk.week7.throughputInWords': '11',
      'helpDesk.cycleTime.p85': '5',
      'helpDesk.sle.daysInWords': 'five',
      'helpDesk.end.ages': '12, 7, 4, 3, 2, 2, 1 and 1',
      'helpDesk.kinds.missingBook.cycleTime.p85': '8',
      'helpDesk.waits.developers.longest': '11',
      'helpDesk.callFirst.after.average': '2',
      'helpDesk.card130.asked': 'Tuesday, February 17',
      'helpDesk.law.steadyFromAsking.byLaw': '4.5',
      'helpDesk.forecast.by.p85': 'Tuesday, March 17',
    }
    for (const [name, text] of Object.entries(some)) assert.equal(facts[name], text, name)
  })

  it("obey Little's law in the steady weeks, and not while New grows", () => {
    const gap = (stretch: readonly [number, number]): number => {
      const { days: measured, byLaw } = averagesFromAsking(items, weeks.daysOfWeeks(...stretch))
      return Math.abs(byLaw - measured) / measured
    }
    assert.ok(gap(weeks.stretches.steady) < 0.02)
    assert.ok(gap(weeks.stretches.growing) > 0.2)
  })

  it('forecast what the exact chances give, within one card', () => {
    const history = onEach(items, 'finished', days)
    for (const percent of [50, 85, 95]) {
      const exact = forecast(history, weeks.forecastMade.days, percent).at(-1) ?? 0
      assert.ok(Math.abs(Number(facts[`helpDesk.forecast.items.p${percent}`]) - exact) <= 1)
    }
    assert.equal(simulatedItems.length, weeks.forecastMade.runs)
    assert.equal(simulatedDays.length, weeks.forecastMade.runs)
    assert.equal(items.filter(({ finished }) => !finished).length, weeks.forecastMade.cards)
  })
})
