import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  dayInShort,
  dayNumber,
  dayOfIso,
  dayOfNow,
  isoOfDay,
  readDates,
  type DateOrder,
} from '../../../lib/tools/dates'

const read = (texts: readonly string[], chosen?: DateOrder) => {
  const { days, ...rest } = readDates(
    texts.map((text, index) => ({ line: index + 1, text })),
    chosen,
  )
  return { ...rest, days: days.map(day => day && isoOfDay(day)) }
}

describe('days', () => {
  it('are counted from 1970-01-01 and come back', () => {
    assert.equal(dayOfIso('1970-01-01'), 0)
    assert.equal(dayOfIso('2026-02-30'), undefined)
    assert.equal(dayNumber(2028, 2, 29), 21_243)
    assert.equal(dayInShort(dayOfIso('2026-03-09') ?? 0, true), 'Mar 9, 2026')
    assert.equal(dayOfNow(new Date(2026, 2, 9, 23, 59)), dayOfIso('2026-03-09'))
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), day =>
        assert.equal(dayOfIso(isoOfDay(day)), day),
      ),
    )
  })
})

describe('a column of dates', () => {
  for (const text of [
    '2026-03-09',
    '2026/3/9',
    '2026-03-09T23:30:00Z',
    '2026-03-09 08:15',
    '9 Mar 2026',
    '09/Mar/26 4:15 PM',
    'Mar 9, 2026',
    'March 9, 2026',
    'Mon, 9 March 2026',
  ])
    it(`reads ${text} without a choice`, () =>
      assert.deepEqual(read([text]), { order: 'iso', problems: [], days: ['2026-03-09'] }))

  it('asks where the day and the month could be either', () => {
    assert.deepEqual(read(['03/09/2026', '04/10/2026']), {
      order: 'unclear',
      problems: [],
      days: [undefined, undefined],
    })
    assert.deepEqual(read(['03/09/2026'], 'day-first').days, ['2026-09-03'])
    assert.deepEqual(read(['03/09/2026'], 'month-first').days, ['2026-03-09'])
  })

  it('takes the order from a date that has only one', () => {
    assert.deepEqual(read(['03/09/2026', '13.09.2026']), {
      order: 'day-first',
      problems: [],
      days: ['2026-09-03', '2026-09-13'],
    })
    assert.deepEqual(read(['03/09/26', '9-13-26']), {
      order: 'month-first',
      problems: [],
      days: ['2026-03-09', '2026-09-13'],
    })
  })

  it('says that orders are mixed, and which lines do not fit the one that is chosen', () => {
    assert.equal(read(['13/09/2026', '09/13/2026']).order, 'mixed')
    const { days, problems } = read(['13/09/2026', '09/13/2026'], 'day-first')
    assert.deepEqual(days, ['2026-09-13', undefined])
    assert.deepEqual(problems, [
      {
        line: 2,
        text: '‘09/13/2026’ isn’t a date with the day first. Correct it, or choose the other order.',
      },
    ])
  })

  it('has a sentence with the line for what is not a date, and reads the rest', () => {
    const { days, problems } = read(['2026-03-09', 'soon', '', '2026-02-30', '46090'])
    assert.deepEqual(days, ['2026-03-09', undefined, undefined, undefined, undefined])
    assert.deepEqual(
      problems.map(({ line }) => line),
      [2, 4, 5],
    )
    assert.match(problems[2]?.text ?? '', /spreadsheet’s number for a day/)
  })

  it('never throws, and gives each cell a day or a reason', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), texts => {
        const { days, problems, order } = read(texts)
        texts.forEach((text, index) => {
          const isSaid = problems.some(({ line }) => line === index + 1)
          assert.ok(
            text.trim() === '' ||
              days[index] !== undefined ||
              isSaid ||
              order === 'unclear' ||
              order === 'mixed',
          )
        })
      }),
    )
  })
})
