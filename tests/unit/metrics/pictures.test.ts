import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { helpDeskItems } from '../../../data/example/help-desk-items'
import { analyze } from '../../../lib/metrics/analyze'
import { exampleText } from '../../../lib/metrics/example'
import {
  agingPicture,
  cumulativePicture,
  cycleTimePicture,
  throughputPicture,
} from '../../../lib/metrics/pictures'
import { settingsShape, usualSettings, withQuery, withText } from '../../../lib/metrics/settings'
import { sprintPictures } from '../../../lib/metrics/sprint-pictures'
import { queryOfSettings } from '../../../lib/tools/address'

/** After every date in these tests. */
const today = 20_600
const analyzed = (text: string, settings = usualSettings) => analyze({ text, settings }, today)
const example = analyzed(exampleText(helpDeskItems))

describe('pictures of the running example', () => {
  it('say what can be seen in them', () => {
    const pictures = [
      cycleTimePicture(example, 'weekdays'),
      agingPicture(example, 'weekdays'),
      throughputPicture(example),
      cumulativePicture(example),
      sprintPictures(example, 'items')?.burnup,
      sprintPictures(example, 'items')?.burndown,
    ]
    assert.deepEqual(
      pictures.map(picture => picture?.chart.title),
      [
        'Cycle times of 148 finished items',
        'Ages of 8 items in progress on Mar 6, 2026',
        'Throughput: items done per week',
        'Cumulative flow',
        'Burnup by Sprint, in items',
        'Burndown by Sprint, in items',
      ],
    )
    assert.deepEqual(
      pictures.slice(0, 4).map(picture => picture?.chart.description),
      [
        'Half of them took 2 weekdays or less, 85% took 5 or less, and 95% took 8 or less.',
        'The oldest is HD-130 missing book, in progress for 12 weekdays. 2 of them have already taken longer than 85% of the finished items.',
        '148 items in 8 weeks: from 11 to 25, on average 18.5.',
        'On the evening of Mar 6, 2026, 12 items had not been started, 8 were in progress, and 148 were done.',
      ],
    )
  })

  it('have one color for items above the 85% line and one for the others', () => {
    const { layers = [], x } = agingPicture(example, 'weekdays')?.chart ?? {}
    assert.deepEqual(
      layers.map(layer => [layer.kind === 'rule' ? layer.text : layer.name, layer.tone]),
      [
        ['above the 85% line', 'second'],
        ['up to it', 'main'],
        ['50%: 2', 'soft'],
        ['85%: 5', 'second'],
        ['95%: 8', 'soft'],
      ],
    )
    assert.equal(x?.ticks?.[0]?.text, 'HD-130')
  })

  it('have every finished item in their tables', () => {
    const rows = cycleTimePicture(example, 'weekdays')?.table.rows ?? []
    assert.equal(
      rows.reduce((sum, row) => sum + Number(row[2]), 0),
      148,
    )
    assert.deepEqual(rows[0]?.[1], 13)
  })
})

describe('pictures without what they need', () => {
  it('are left out, and the others are there', () => {
    const withoutStart = analyzed('Key,Created,Done\nA-1,2026-03-02,2026-03-04')
    assert.equal(cycleTimePicture(withoutStart, 'all'), undefined)
    assert.equal(agingPicture(withoutStart, 'all'), undefined)
    assert.equal(withoutStart.cycleTimes.withoutStart, 1)
    assert(throughputPicture(withoutStart))
    assert(cumulativePicture(withoutStart))
    assert(sprintPictures(withoutStart, 'items'))
    assert.equal(sprintPictures(withoutStart, 'points'), undefined)
  })

  it('are missing where there is nothing', () => {
    const nothing = analyzed('')
    assert.deepEqual(
      [throughputPicture(nothing), cumulativePicture(nothing), sprintPictures(nothing, 'items')],
      [undefined, undefined, undefined],
    )
  })

  it('of one open item compare its age with nothing', () => {
    const one = analyzed('Key,Started\nA-1,2026-03-02', { ...usualSettings, upTo: '2026-03-03' })
    const picture = agingPicture(one, 'all')
    assert.match(
      picture?.chart.description ?? '',
      /^The oldest is A-1, in progress for 2 days\. Nothing with/,
    )
  })
})

describe('settings', () => {
  it('are those of the address, if they are possible', () => {
    const data = { text: 'a', settings: usualSettings }
    const asked = { ...usualSettings, count: 'all' as const, sprintWeeks: 3, upTo: '2026-02-28' }
    assert.deepEqual(withQuery(queryOfSettings(asked, usualSettings), data).settings, asked)
    assert.deepEqual(withQuery('?sprintWeeks=9&upTo=2026-02-30&count=moons', data).settings, usualSettings)
    assert.equal(withQuery('', data), data)
    assert.deepEqual(Object.keys(settingsShape), Object.keys(usualSettings))
  })

  it('of columns and dates stay as long as the first line of a text', () => {
    const data = {
      text: 'Was,Bis\nA-1,03/04/2026',
      dateOrder: 'day-first' as const,
      settings: { ...usualSettings, upTo: '2026-04-04', count: 'all' as const },
    }
    assert.equal(withText(data, 'Was,Bis\nA-1,03/04/2026\nA-2,04/04/2026').dateOrder, 'day-first')
    const other = withText(data, 'Key,Done\nA-1,03/04/2026')
    assert.deepEqual([other.dateOrder, other.settings.upTo, other.settings.count], [undefined, '', 'all'])
  })
})
