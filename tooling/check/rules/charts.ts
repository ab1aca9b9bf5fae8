import { numbersIn } from '../../charts/alt-numbers'
import { sourceOf } from '../../charts/drawing-note'
import {
  problem,
  type ChartFile,
  type ContentRule,
  type ContentSite,
  type Problem,
} from '../content/content-site'
import type { PageImage } from '../content/page'

/** Problems with a data file or its drawing. */
function faultsOf({ drawing, svg, faults }: ChartFile, { publicFiles }: ContentSite): string[] {
  const drawn = publicFiles.get(drawing.slice('public'.length))
  if (svg === undefined || drawn === svg) return faults
  return drawn === undefined
    ? [...faults, `has no drawing ${drawing}: run npm run draw-charts.`]
    : [...faults, `doesn't match ${drawing}: run npm run draw-charts, and change only the data.`]
}

const listed = (numbers: readonly string[]): string =>
  numbers.length === 1
    ? `${numbers[0]}, which isn't in the data`
    : `${numbers.join(', ')}, which aren't in the data`

/** Problems with the alt text of a chart: it must be the data file's, or use numbers of the data. */
function faultOfAlt(
  { file, alt, numbers }: ChartFile,
  { src, alt: written = '' }: PageImage,
): string | undefined {
  if (alt !== undefined)
    return written === alt ? undefined : `${src} has another alt text than ${file}: write alt="${alt}"`
  const unknown = numbers ? [...new Set(numbersIn(written))].filter(number => !numbers.has(number)) : []
  return unknown.length > 0
    ? `${src} has an alt text with ${listed(unknown)} of ${file}: correct the text, or export alt there with its numbers computed.`
    : undefined
}

const wrongAlts = (chart: ChartFile, { pages }: ContentSite): Problem[] =>
  pages.flatMap(page =>
    page.images
      .filter(({ src, from }) => src === chart.drawing.slice('public'.length) && from !== 'front matter')
      .flatMap(image => {
        const fault = faultOfAlt(chart, image)
        return fault ? [problem(page, image.line, fault)] : []
      }),
  )

/** Drawings made from data files that don't exist. */
function orphans(site: ContentSite, charts: readonly ChartFile[]): Problem[] {
  return [...site.publicFiles].flatMap(([address, svg]) => {
    const source = sourceOf(svg)
    const drawing = `public${address}`
    if (source === undefined || charts.some(chart => chart.file === source && chart.drawing === drawing))
      return []
    const message = `says it is drawn from ${source}, which doesn't draw it: add that data file, or delete the drawing.`
    return [{ file: drawing, line: 1, message }]
  })
}

/** Each chart's data are valid, and its drawing is up to date. */
export const rule: ContentRule = {
  name: 'charts',
  why: 'An outdated drawing teaches something false, and no one notices.',
  check: site => {
    const charts = site.charts ?? []
    const faults = charts.flatMap(chart =>
      faultsOf(chart, site).map(message => ({ file: chart.file, line: 1, message })),
    )
    return [...faults, ...charts.flatMap(chart => wrongAlts(chart, site)), ...orphans(site, charts)]
  },
}
