import { numbersIn } from '../../charts/alt-numbers'
import { sourceOf } from '../../charts/drawing-note'
import { problem, type ChartFile, type Rule, type ContentSite } from '../content/content-site'
import type { PageImage } from '../content/page'

/** Problems with a data file or its drawing. */
function problemsOf({ drawing, svg, problems }: ChartFile, { publicFiles }: ContentSite): string[] {
  const drawn = publicFiles.get(drawing.slice('public'.length))
  if (svg === undefined || drawn === svg) return problems
  return drawn === undefined
    ? [...problems, `has no drawing ${drawing}: run npm run draw-charts.`]
    : [...problems, `doesn't match ${drawing}: run npm run draw-charts, and change only the data.`]
}

const listed = (numbers: readonly string[]): string =>
  numbers.length === 1
    ? `${numbers[0]}, which isn't in the data`
    : `${numbers.join(', ')}, which aren't in the data`

/** Problems with the alt text of a chart: it must be the data file's, or use numbers of the data. */
function problemOfAlt(
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

/** Each chart's data are valid, and its drawing is up to date. */
export const rule: Rule = {
  why: 'An outdated drawing teaches something false, and no one notices.',
  *check(site) {
    const { charts = [], pages, publicFiles } = site
    for (const chart of charts) {
      for (const message of problemsOf(chart, site)) yield problem(chart, 1, message)
      const address = chart.drawing.slice('public'.length)
      for (const page of pages)
        for (const image of page.images) {
          const isIt = image.src === address && image.from !== 'front matter'
          const wrong = isIt ? problemOfAlt(chart, image) : undefined
          if (wrong) yield problem(page, image.line, wrong)
        }
    }
    for (const [address, svg] of publicFiles) {
      const source = sourceOf(svg)
      const file = `public${address}`
      if (source === undefined || charts.some(chart => chart.file === source && chart.drawing === file))
        continue
      const message = `says it is drawn from ${source}, which doesn't draw it: add that data file, or delete the drawing.`
      yield problem({ file }, 1, message)
    }
  },
}
