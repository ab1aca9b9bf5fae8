import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayOfIso } from '../../../lib/tools/dates'
import { noColumns, recognizeColumns } from '../../../lib/metrics/columns'
import { readItems, type Corrections } from '../../../lib/metrics/read-items'

const day = (iso: string) => {
  const found = dayOfIso(iso)
  assert(found !== undefined, iso)
  return found
}
const today = day('2026-06-30')
const read = (lines: readonly string[], corrections?: Corrections) =>
  readItems(lines.join('\n'), today, corrections)
const sentences = (lines: readonly string[]) =>
  read(lines).problems.map(({ line, text }) => `${line}: ${text}`)

describe('columns of an export', () => {
  const columnsOf = (header: string) => recognizeColumns(header.split(','))

  it('are those of Jira, whose own fields have a name in parentheses', () => {
    assert.deepEqual(
      columnsOf(
        'Summary,Issue key,Issue id,Status,Created,Resolved,Custom field (Story Points),Custom field (Start date)',
      ),
      { key: 1, title: 0, created: 4, started: 7, done: 5, points: 6 },
    )
  })

  it('are those of Azure DevOps', () => {
    assert.deepEqual(
      columnsOf('ID,Work Item Type,Title,State,Created Date,Activated Date,Closed Date,Effort'),
      { key: 0, title: 2, created: 4, started: 5, done: 6, points: 7 },
    )
  })

  it('are those of GitHub, in both of its spellings', () => {
    const found = { ...noColumns, key: 0, title: 1, created: 2, done: 3 }
    assert.deepEqual(columnsOf('number,title,createdAt,closedAt,url'), found)
    assert.deepEqual(columnsOf('number,title,created_at,closed_at'), found)
  })

  it('are those of Trello and of plain sheets', () => {
    assert.deepEqual(columnsOf('Card ID,Card Name,Start Date,Completed'), {
      ...noColumns,
      key: 0,
      title: 1,
      started: 2,
      done: 3,
    })
    assert.deepEqual(columnsOf('#,Story,Asked,Started,Finished,Size'), {
      key: 0,
      title: 1,
      created: 2,
      started: 3,
      done: 4,
      points: 5,
    })
  })

  it('without a name that is known have no role', () => {
    assert.deepEqual(columnsOf('When,What'), noColumns)
  })
})

describe('items of an export', () => {
  it('have the dates of their columns, and those that are empty are missing', () => {
    const { items, problems } = read([
      'Key,Title,Created,Started,Done,Points',
      'A-1,Late fees,2026-03-02,2026-03-03,,5',
    ])
    assert.deepEqual(items, [
      {
        line: 2,
        key: 'A-1',
        title: 'Late fees',
        created: day('2026-03-02'),
        started: day('2026-03-03'),
        done: undefined,
        points: 5,
      },
    ])
    assert.deepEqual(problems, [])
  })

  it('come from tabs, with Jira’s way of writing a date', () => {
    const { items } = read(['Issue key\tCreated\tResolved', 'A-1\t02/Mar/26 3:14 PM\t09/Mar/26 9:00 AM'])
    assert.deepEqual(
      items.map(({ key, created, done }) => [key, created, done]),
      [['A-1', day('2026-03-02'), day('2026-03-09')]],
    )
  })

  it('wait for the reader if their dates may be read in two orders', () => {
    const lines = ['Key,Started,Done', 'A-1,03/04/2026,05/04/2026']
    const unclear = read(lines)
    assert.deepEqual([unclear.isUnclear, unclear.dateOrder, unclear.items], [true, 'unclear', []])
    const dayFirst = read(lines, { dateOrder: 'day-first' })
    assert.deepEqual([dayFirst.isUnclear, dayFirst.items[0]?.started], [false, day('2026-04-03')])
    const monthFirst = read(lines, { dateOrder: 'month-first' })
    assert.equal(monthFirst.items[0]?.started, day('2026-03-04'))
  })

  it('follow from a number above 12 in any of the columns', () => {
    const { dateOrder, items } = read(['Key,Started,Done', 'A-1,03/04/2026,', 'A-2,03/04/2026,25/04/2026'])
    assert.equal(dateOrder, 'day-first')
    assert.equal(items[0]?.started, day('2026-04-03'))
  })

  it('wait for the reader if the dates contradict each other', () => {
    const { isUnclear, dateOrder } = read(['Key,Done', 'A-1,25/04/2026', 'A-2,04/25/2026'])
    assert.deepEqual([isUnclear, dateOrder], [true, 'mixed'])
  })

  it('use the columns that the reader chose, but none that the table doesn’t have', () => {
    const columns = { ...noColumns, key: 0, started: 1, done: 2, points: 9 }
    const { items, columns: used } = read(['Was,Von,Bis', 'A-1,2026-03-02,2026-03-04'], { columns })
    assert.deepEqual([items[0]?.started, items[0]?.done], [day('2026-03-02'), day('2026-03-04')])
    assert.equal(used.points, -1)
  })

  it('are missing without a column of dates', () => {
    const { items, problems, rowCount } = read(['Was', 'A-1', 'A-2'])
    assert.deepEqual([items.length, problems.length, rowCount > 0], [0, 0, true])
  })

  it('are missing where the text is empty', () => {
    const { items, problems, header, rowCount } = readItems('', today)
    assert.deepEqual([items, problems, header, rowCount], [[], [], [], 0])
  })
})

describe('bad data', () => {
  const header = 'Key,Created,Started,Done,Points'

  it('is named by its line, and the other items are counted', () => {
    const lines = [
      header,
      'A-1,2026-03-02,2026-03-03,2026-03-04,1',
      'A-2,2026-03-02,2026-03-09,2026-03-04,1',
      'A-3,soon,2026-03-03,,1',
      'A-4,,,,1',
      'A-5,2026-03-02,2026-07-01,,1',
    ]
    assert.deepEqual(
      sentences(lines).map(text => text.slice(0, 60)),
      [
        '3: This item was done on 2026-03-04, before it was started o',
        '4: ‘soon’ isn’t a date that can be read. Write it as 2026-03',
        '5: This item has no date. Add at least the day on which it w',
        '6: The day ‘started’, 2026-07-01, is in the future. Correct ',
      ],
    )
    assert.deepEqual(
      read(lines).items.map(({ key }) => key),
      ['A-1'],
    )
  })

  it('with one key twice counts the first, and names its line', () => {
    const lines = [header, 'A-1,2026-03-02,,,', 'A-2,2026-03-02,,,', 'A-1,2026-03-05,,,']
    assert.deepEqual(sentences(lines), ['4: The key ‘A-1’ is on line 2, too. Only that line is counted.'])
    assert.equal(read(lines).items.length, 2)
  })

  it('of points costs the points alone', () => {
    const lines = [header, 'A-1,2026-03-02,,,many', 'A-2,2026-03-02,,,-3', 'A-3,2026-03-02,,,"0,5"']
    assert.deepEqual(
      sentences(lines).map(text => text.slice(0, 40)),
      ['2: ‘many’ isn’t a number of points. The i', '3: Points below zero can’t be right. The it'].map(text =>
        text.slice(0, 40),
      ),
    )
    assert.deepEqual(
      read(lines).items.map(({ points }) => points),
      [undefined, undefined, 0.5],
    )
  })

  it('on more than a hundred lines is counted, and the first hundred are named', () => {
    const lines = [header, ...Array.from({ length: 250 }, (_, at) => `A-${at},soon,,,`)]
    const { problems, problemCount } = read(lines)
    assert.deepEqual([problems.length, problemCount], [100, 250])
  })
})
