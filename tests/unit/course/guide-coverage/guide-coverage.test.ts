import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { facts } from '../../../../data/facts'
import { nearest } from '../../../../tooling/content/nearest'
import { pageFiles, readPage } from '../../../../tooling/content/read-pages'
import { routeOfFile } from '../../../../tooling/content/routes-of-files'
import { guideCoverage } from './guide-coverage'
import { idStarts, type GuideStatement } from './guide-statement'

/** What stands under these teaches nothing by itself. */
const noTeaching = ['Table of contents', 'Check yourself', 'Sources']

const taughtOn = new Set<string>(guideCoverage.map(({ page }) => page))
const headings = new Map(
  pageFiles(process.cwd())
    .filter(file => taughtOn.has(routeOfFile(file)))
    .map(file => [
      routeOfFile(file),
      readPage(process.cwd(), file, { facts }).headings.map(({ text }) => text),
    ]),
)

/** What is wrong with the place that a statement names, and how to mend it; undefined where it is right. */
function faultOfPlace({ id, page, heading, statement }: GuideStatement): string | undefined {
  const onPage = headings.get(page)
  if (!onPage) return `${id}: there is no page ${page}; name the one that teaches: ${statement}`
  if (noTeaching.includes(heading)) return `${id}: '${heading}' teaches nothing; name the section that does`
  if (onPage.includes(heading)) return undefined
  const meant = nearest(heading, onPage)
  const mend = meant ? `is it '${meant}' now?` : `name the one that teaches: ${statement}`
  return `${id}: ${page} has no heading '${heading}'; ${mend}`
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the Scrum Guide in the lessons', () => {
  it('has a page and a heading for each statement', () => {
    assert.deepEqual(
      guideCoverage.map(faultOfPlace).filter(fault => fault !== undefined),
      [],
    )
  })

  it('has statements for each section of the Guide', () => {
    const covered = new Set<string>(guideCoverage.map(({ section }) => section))
    assert.deepEqual(
      Object.keys(idStarts).filter(section => !covered.has(section)),
      [],
    )
  })

  it('gives no id twice', () => {
    assert.deepEqual(repeated(guideCoverage.map(({ id }) => id)), [])
  })

  it('makes no statement twice', () => {
    assert.deepEqual(repeated(guideCoverage.map(({ section, statement }) => `${section}: ${statement}`)), [])
  })
})
