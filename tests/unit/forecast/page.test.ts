import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import {
  fanPicture,
  historyPicture,
  manyPicture,
  whenPicture,
  type Shown,
} from '../../../components/forecast/charts'
import { shareInWords, warningInWords } from '../../../components/forecast/words'
import { forecastExample } from '../../../data/example/forecast-example'
import { askedOf } from '../../../lib/forecast/asked'
import { forecastDataShape, settingsShape } from '../../../lib/forecast/settings'
import { forecast } from '../../../lib/forecast/summary'
import { queryOfSettings, settingsOfQuery } from '../../../lib/tools/address'
import { drawChart } from '../../../lib/tools/chart-drawing'
import { dayOfIso } from '../../../lib/tools/dates'

const day = (iso: string) => dayOfIso(iso) ?? 0
const { settings } = forecastExample
const asked = (changed: Partial<typeof settings> = {}) => {
  const found = askedOf(
    { ...forecastExample, settings: { ...settings, ...changed } as typeof settings },
    day(settings.start),
  )
  assert.ok(found.input)
  return { ...found, input: found.input }
}
const shownOf = (changed: Partial<typeof settings> = {}): Shown => {
  const { input, start } = asked(changed)
  return {
    input,
    summary: forecast(input),
    start,
    by: day(settings.by),
    period: changed.period ?? settings.period,
  }
}

describe('what the page of the forecast says about its example', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../pages/tools/forecast.mdx'), 'utf8')

  it('is what the tool shows', () => {
    const odds = ({ summary, input }: Shown) =>
      [summary.inTime, shareInWords(summary.inTime, input.runs)] as const
    assert.equal(odds(shownOf())[1], '89 of 100 runs')
    assert.ok(page.includes('in 89 of 100 runs'))
    assert.equal(odds(shownOf({ growth: 1 }))[1], '24 of 100 runs')
    assert.ok(page.includes('fall to about 24 of 100'))
    assert.match(shownOf().input.history.join(), /^[2-5](,[2-5]){7}$/)
  })

  it('can be read as data and as an address', () => {
    assert.deepEqual(forecastDataShape.parse(forecastExample), forecastExample)
    const changed = { ...settings, items: 22, growth: 0.5, period: 'week' as const }
    assert.deepEqual(settingsOfQuery(settingsShape, settings, queryOfSettings(changed, settings)), changed)
    assert.deepEqual(
      settingsOfQuery(settingsShape, settings, '?items=-1&by=soon&period=year&growth=x'),
      settings,
    )
  })
})

describe('the pictures of a forecast', () => {
  it('say their dates and numbers, in the picture and in the table', () => {
    const shown = shownOf()
    const when = whenPicture(shown)
    assert.match(when.chart.description, /85 of 100 runs are done by Dec 12, 2025/)
    assert.deepEqual(
      when.table.rows.slice(0, 3).map(([date]) => date),
      ['Nov 28, 2025', 'Dec 12, 2025', 'Dec 26, 2025'],
    )
    assert.equal(when.table.rows.at(-1)?.[2], 100)
    const labels = when.chart.layers.map(layer => (layer.kind === 'rule' ? layer.text : ''))
    assert.deepEqual(labels, ['', '50–85% of runs', '95%'])
    const many = manyPicture(shown)
    assert.match(many.chart.description, /^85 of 100 runs finish 14 items or more/)
    assert.equal(many.table.rows[0]?.[2], 100)
    const fan = fanPicture(shown)
    assert.equal(fan.table.rows[0]?.[0], 'Oct 17, 2025')
    assert.deepEqual(fan.table.rows[4], ['Dec 12, 2025', 13, 14, 16, 18, 19])
  })

  it('have a legend that names the runs, in two rows on a phone', () => {
    const chart = fanPicture(shownOf()).chart
    const names = chart.layers.flatMap(layer => (layer.kind === 'rule' ? [] : (layer.name ?? [])))
    const marks = drawChart(chart, { width: 328, height: 320 })
    const heights = names.map(name => marks.find(({ text }) => text === name)?.attributes.y)
    assert.deepEqual([names.length, new Set(heights).size], [3, 2])
    assert.ok(names.every(name => name.includes('runs')))
  })

  it('show which past periods count', () => {
    const { chart, table } = historyPicture([1, 2, 3, 4], 1, 'week', [
      { kind: 'change', from: 3, before: 2, after: 3.5 },
    ])
    assert.match(chart.description, /4 weeks, each with 1 to 4 items.*first 1 aren’t used/)
    assert.deepEqual(
      chart.layers.map(layer => layer.kind),
      ['bars', 'bars', 'rule'],
    )
    assert.equal(table.rows.length, 4)
  })

  it('have no dates for what is never done', () => {
    const shown = shownOf({ growth: 9 })
    assert.match(
      whenPicture(shown).chart.description,
      /^Fewer than 50 of 100 runs are done within 500 two-week periods/,
    )
    assert.equal(whenPicture(shown).table.rows.at(-1)?.[1], 10_000)
  })
})

describe('words', () => {
  it('never make a chance certain or impossible', () => {
    assert.deepEqual(
      [0, 1, 49, 8862, 9950, 9999, 10_000].map(count => shareInWords(count, 10_000)),
      [
        'none of the 10,000 runs',
        'fewer than 1 of 100 runs',
        'fewer than 1 of 100 runs',
        '89 of 100 runs',
        'more than 99 of 100 runs',
        'more than 99 of 100 runs',
        'all of the 10,000 runs',
      ],
    )
  })

  it('say what a warning is about', () => {
    assert.match(warningInWords({ kind: 'few', periods: 1 }, 'week'), /only 1 week\./)
    assert.match(
      warningInWords({ kind: 'trend', before: 2.25, after: 5 }, '2-weeks'),
      /rise: about 2\.3 in each two-week/,
    )
    assert.match(
      warningInWords({ kind: 'change', from: 7, before: 3, after: 8 }, 'week'),
      /From week 7 on.*8 instead of 3/,
    )
    assert.match(
      warningInWords({ kind: 'two-groups', low: 1, high: 9, lowPeriods: 5 }, 'week'),
      /5 with about 1/,
    )
  })
})

describe('what is asked', () => {
  it('uses the last periods alone if the reader says so', () => {
    assert.deepEqual(asked({ last: 3 }).input.history, [5, 2, 4])
    assert.deepEqual(asked({ last: 99 }).input.history.length, 8)
  })

  it('is nothing without a finished item', () => {
    assert.equal(askedOf({ text: '', settings }, 0).input, undefined)
    assert.equal(askedOf({ text: '0, 0', settings }, 0).input, undefined)
    assert.equal(askedOf({ text: '03/02/2026\n02/03/2026', settings }, 99_999).input, undefined)
  })
})
