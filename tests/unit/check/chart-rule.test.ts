import { describe, it } from 'node:test'
import { numbersOf } from '../../../tooling/charts/alt-numbers'
import { noteOf } from '../../../tooling/charts/drawing-note'
import type { ChartFile } from '../../../tooling/check/content/content-site'
import { rule as charts } from '../../../tooling/check/rules/charts'
import { assertFinds, assertPasses, siteOf } from './support'

const file = 'data/charts/scrum/burndown.ts'
const drawing = 'public/images/scrum/burndown.svg'
const svg = `<svg><!-- ${noteOf(file)} --></svg>`
const chart = (changes: Partial<ChartFile> = {}): ChartFile => ({
  file,
  drawing,
  svg,
  problems: [],
  ...changes,
})

describe('charts', () => {
  it('passes a drawing that its data draw, and a figure that was drawn by hand', () => {
    const files = { [drawing]: svg, 'public/images/scrum/board.svg': '<svg/>' }
    assertPasses(charts, siteOf(files, { charts: [chart()] }))
  })

  it('finds a drawing that differs from its data', () => {
    const files = { [drawing]: svg.replace('<svg>', '<svg><path d="M0 0"/>') }
    assertFinds(charts, siteOf(files, { charts: [chart()] }), [`${file}:1`, `doesn't match ${drawing}`])
  })

  it('finds data without a drawing', () => {
    assertFinds(charts, siteOf({}, { charts: [chart()] }), [`${file}:1`, `has no drawing ${drawing}`])
  })

  it('finds a drawing without data', () => {
    assertFinds(charts, siteOf({ [drawing]: svg }), [
      `${drawing}:1`,
      `drawn from ${file}, which doesn't draw it`,
    ])
    const copy = 'public/images/scrum/copy.svg'
    assertFinds(charts, siteOf({ [drawing]: svg, [copy]: svg }, { charts: [chart()] }), [
      `${copy}:1`,
      'delete the drawing',
    ])
  })

  it('holds pages to the alt text that the data give', () => {
    const page = (alt: string) => ({
      [drawing]: svg,
      'pages/a.mdx': `<Figure src="/images/scrum/burndown.svg" alt="${alt}" />`,
    })
    const charts5 = { charts: [chart({ alt: 'Five days of work are left.' })] }
    assertPasses(charts, siteOf(page('Five days of work are left.'), charts5))
    assertPasses(charts, siteOf(page('Work left.'), { charts: [chart()] }))
    assertFinds(charts, siteOf(page('Four days of work are left.'), charts5), [
      'pages/a.mdx:1',
      'write alt="Five days of work are left."',
    ])
  })

  it("finds a number in an alt text that isn't in the data, if the data file exports no alt", () => {
    const page = (alt: string) => ({
      [drawing]: svg,
      'pages/a.mdx': `<Figure src="/images/scrum/burndown.svg" alt="${alt}" />`,
    })
    const bars = { values: [2600, 17.33, -5], labels: [{ text: 'Sprint 12' }] }
    const numbers = numbersOf(bars, '<svg><text>40</text></svg>')
    const charts1 = { charts: [chart({ numbers })] }
    assertPasses(charts, siteOf(page('Sprint 12, of 40: 2,600, then 17.3 or about 17, and 5 down.'), charts1))
    assertFinds(charts, siteOf(page('Sprint 13: 2,600, then 17.4.'), charts1), [
      'pages/a.mdx:1',
      `has an alt text with 13, 17.4, which aren't in the data of ${file}: correct the text, or export alt there`,
    ])
    const given = { charts: [chart({ numbers, alt: 'Sprint 13.' })] }
    assertPasses(charts, siteOf(page('Sprint 13.'), given))
  })

  it('finds what is wrong with data and with the places of words', () => {
    const problems = ["line 'left' has the value -2."]
    assertFinds(charts, siteOf({ [drawing]: svg }, { charts: [chart({ svg: undefined, problems })] }), [
      `${file}:1`,
      'the value -2',
    ])
    assertFinds(
      charts,
      siteOf({ [drawing]: svg }, { charts: [chart({ problems: ["'Done' leaves the drawing."] })] }),
      [`${file}:1`, 'leaves the drawing'],
    )
  })
})
