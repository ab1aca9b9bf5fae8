import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseFragment, serialize } from 'parse5'
import { finishTables } from '../../../tooling/build/finish-tables'
import { elementsOf } from '../../../tooling/check/export/elements'

/** A table of running text, a text for each cell. */
function finished(...rows: string[][]): string {
  const row = (tag: string) => (cells: string[]) =>
    `<tr>${cells.map(text => `<${tag}>${text}</${tag}>`).join('')}</tr>`
  const [head = [], ...body] = rows
  const fragment = parseFragment(
    `<div aria-label="Table"><table><thead>${row('th')(head)}</thead><tbody>${body.map(row('td')).join('')}</tbody></table></div>`,
  )
  finishTables([...elementsOf(fragment)])
  return serialize(fragment)
}

const stacks = (...rows: string[][]) => finished(...rows).includes('data-stacks')
const long = 'a cell with about thirty letters'

describe('a table', () => {
  it('becomes entries on a phone if it has four columns, long words, or much text', () => {
    assert.ok(stacks(['A', 'B', 'C', 'D'], ['one', 'two', 'three', 'four']))
    assert.ok(!stacks(['A', 'B'], ['transparency-requirement', 'straightforwardness']))
    assert.ok(stacks(['Recommendation', 'Responsibility', 'Accountability'], ['a', 'b', 'c']))
    assert.ok(stacks(['A', 'B', 'C'], [long, long, long]))
  })

  it('stays one if it is small, or all figures', () => {
    assert.ok(!stacks(['A', 'B', 'C'], ['one', 'two', 'three']))
    assert.ok(!stacks(['A', 'B'], [long.repeat(3), long.repeat(3)]))
    assert.ok(
      !stacks(['Sprint', 'Items', 'Points', 'Ratio'], ['13', '6', '23', '3.8'], ['14', '5', '', '−4.6']),
    )
  })

  it('stays one, set smaller, if it has figures next to a name and a remark, unless they are too long', () => {
    const figures = finished(
      ['Sprint', 'Items', 'Points', 'Days', 'Remark'],
      ['13', '6', '23', '56', 'Goal met'],
    )
    assert.match(figures, /<table data-figures="">/)
    assert.doesNotMatch(figures, /data-stacks/)
    assert.ok(
      stacks(['Name', 'Items', 'Points', 'Remark'], ['unforeseeable', '1', '2', 'straightforwardness']),
    )
    assert.ok(
      stacks(
        ['Sprint', 'Items', 'Points', 'Days', 'Remark'],
        ['17', '3', '11', '38', 'Goal missed; holiday, leave'],
      ),
    )
    assert.ok(stacks(['Name', 'Items', 'Who', 'Remark'], ['A', '1', 'B', 'C']))
  })

  it('says in each cell of an entry which column it is, and keeps its roles', () => {
    const html = finished(['', 'B', 'C', 'D'], ['w', 'x', 'y', 'z'])
    assert.match(html, /<table role="table"><thead><tr role="row"><th role="columnheader">/)
    assert.match(html, /<td role="cell" data-label="B:">x<\/td>/)
  })

  it('leaves out of a label what is in parentheses, and adds no colon to a question', () => {
    const html = finished(['', 'Scrum (Guide of 2020)', 'Still Scrum?', 'D'], ['w', 'x', 'y', 'z'])
    assert.match(html, /data-label="Scrum:">x/)
    assert.match(html, /data-label="Still Scrum\?">y/)
  })

  it('heads an entry with its first cell, and says nothing twice', () => {
    const html = finished(['A', 'Minutes', 'C', 'D'], ['5 minutes', 'x', 'y', 'z'])
    assert.match(html, /<td [^>]*role="cell">5&nbsp;minutes<\/td><td role="cell">x<\/td>/)
    assert.doesNotMatch(html, /data-label="A"/)
  })

  it('with an empty corner is headed by its first column, too, in which a row may have no name', () => {
    const html = finished(['', 'B', 'C', 'D'], ['w', 'x', 'y', 'z'], ['', 'x', 'y', 'z'])
    assert.match(html, /<th scope="row" role="rowheader">w<\/th><td role="cell" data-label="B:">x/)
    assert.match(html, /<tr role="row"><td role="cell"><\/td><td/)
    assert.doesNotMatch(finished(['A', 'B'], ['a', 'b']), /scope/)
  })

  it('marks columns of figures with their heads, and what has no room to break', () => {
    const html = finished(
      ['Day', 'Points'],
      ['105–120', '$1,200'],
      ['20 to 40', '85%'],
      ['All the others', '9'],
    )
    assert.match(html, /<th data-number="">Points/)
    assert.match(html, /<td data-unbroken="">105–120<\/td><td data-number="">\$1,200/)
    assert.match(html, /<td data-unbroken="">20 to 40/)
    assert.match(html, /<td>All the others/)
    assert.doesNotMatch(finished(['A', 'B'], ['a', '5'], ['b', 'five']), /data-number/)
  })

  it('keeps short names next to text in one line, unless they leave it little room', () => {
    const text = 'Whoever needs it most says so, and the others look for another way.'
    assert.match(
      finished(['A', 'B'], ['Sprint Review', text]),
      /<td data-name="">Sprint Review<\/td><td>Whoever/,
    )
    assert.doesNotMatch(finished(['A', 'B'], ['Sprint Review', 'A short text']), /data-name/)
    const names = Array.from({ length: 3 }, () => 'Sprint Retrospective')
    assert.doesNotMatch(finished(['A', 'B', 'C', 'D'], [...names, text]), /data-name/)
  })

  it('keeps a count and what is counted in one line', () => {
    const html = finished(['Exam', 'Terms'], ['CSM', '<b>50</b> questions, 60 minutes, 74%'])
    assert.match(html, /<b>50<\/b> questions, 60&nbsp;minutes, 74%/)
  })

  it('of a component is left alone', () => {
    const fragment = parseFragment('<table><tr><td>1</td></tr></table>')
    finishTables([...elementsOf(fragment)])
    assert.equal(serialize(fragment), '<table><tbody><tr><td>1</td></tr></tbody></table>')
  })
})
