import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exportReportText } from '../../../tooling/check/export/check-export'

describe('the report', () => {
  it('reports a problem of many pages once, naming the first', () => {
    const problems = new Map([['has a dead link.', ['/a', '/b', '/c', '/d', '/e']]])
    assert.equal(
      exportReportText({ pages: 7, references: 30, problems }),
      '/a, /b, /c and 2 more: has a dead link.\n7 pages, 30 references, 1 problems.',
    )
  })
})
