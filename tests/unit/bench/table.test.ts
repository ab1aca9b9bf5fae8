import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { markdownTable, median, unmeasured } from '../../../scripts/bench/table'

describe('the table of the bench', () => {
  it('takes the middle figure and leaves out what is missing', () => {
    assert.equal(median([9, undefined, 1, 5]), 5)
    assert.equal(median([undefined]), undefined)
  })

  it('has a column for each site and a dash where nothing was measured', () => {
    const site = {
      ...unmeasured(),
      search: { '1x': [30, 50, 40].map(first => ({ first, bytes: 1 })) },
    }
    const lines = markdownTable(
      new Map([
        ['before', unmeasured()],
        ['now', site],
      ]),
    ).split('\n')
    assert.equal(lines[0], '| median | before | now |')
    assert.ok(
      lines.some(
        line => line.startsWith('| search, first result') && line.endsWith('| – / – / – | 40 / – / – |'),
      ),
    )
  })
})
