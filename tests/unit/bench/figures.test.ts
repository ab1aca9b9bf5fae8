import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { markdownTable, median, rowsOf, unmeasured, whole } from '../../../scripts/bench/figures'

describe('the median', () => {
  it('is the middle one, in the order of their size', () => {
    assert.equal(median([10, 9, 200]), 10)
  })

  it('lies between the middle two of an even count', () => {
    assert.equal(median([1, 100, 3, 2]), 2.5)
  })

  it('leaves out what did not come, and is missing where nothing came', () => {
    assert.equal(median([undefined, 5, undefined]), 5)
    assert.equal(median([undefined]), undefined)
    assert.equal(median([]), undefined)
  })
})

describe('the table', () => {
  const report = {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    firstPaint: 1032.4,
    largestPaint: 1168,
    blocked: 8,
    mainThread: 1318,
    requests: 9,
    machine: 1500,
    failed: [],
  }
  const search = (first: number) => ({ first, final: 0, bytes: 2048, isRetyped: false, top: '' })
  const site = {
    ...unmeasured(),
    lighthouse: [report],
    load: [{ html: 10_240, style: 5120, script: 1536, requests: 9 }],
    search: { '1x': [search(300), search(100), search(200)], '4x': [search(1500)] },
    navigation: { '1x': [213.4], '4x': [undefined], '4x, slow line': [890] },
  }
  const cellOf = (name: string) => rowsOf([site, unmeasured()]).find(row => row.name.startsWith(name))?.cells

  it('tells whole milliseconds with their thousands apart', () => {
    assert.equal(whole(1032.4), '1,032')
    assert.deepEqual(cellOf('first contentful paint'), ['1,032', '–'])
  })

  it('tells kilobytes with a tenth', () => {
    assert.deepEqual(cellOf('HTML + CSS'), ['15.0', '–'])
    assert.deepEqual(cellOf('script before'), ['1.5', '–'])
  })

  it('has one figure for each condition, and a dash for what never came', () => {
    assert.deepEqual(cellOf('sidebar click'), ['213 / – / 890', '– / – / –'])
    assert.deepEqual(cellOf('search, first result'), ['200 / 1,500 / –', '– / – / –'])
  })

  it('counts the searches that had to be retyped', () => {
    assert.deepEqual(cellOf('searches typed anew'), ['0 of 4', '0 of 0'])
  })

  it('is aligned as Prettier has tables', () => {
    const table = markdownTable(['figure', 'ours'], [{ name: 'first paint, ms', cells: ['1,032'] }])
    assert.equal(
      table,
      ['| figure          |  ours |', '| --------------- | ----: |', '| first paint, ms | 1,032 |'].join(
        '\n',
      ),
    )
  })
})
