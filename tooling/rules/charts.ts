import { sourceOf } from '../charts/drawing-note'
import {
  problem,
  type ChartFile,
  type ContentRule,
  type ContentSite,
  type Problem,
} from '../content/content-site'

/** What is wrong with one data file, or with the drawing that should come from it. */
function faultsOf({ drawing, svg, faults }: ChartFile, { publicFiles }: ContentSite): string[] {
  const drawn = publicFiles.get(drawing.slice('public'.length))
  if (svg === undefined || drawn === svg) return faults
  return drawn === undefined
    ? [...faults, `has no drawing ${drawing}: run npm run draw-charts.`]
    : [
        ...faults,
        `draws something else than ${drawing} shows: run npm run draw-charts, and change only the data.`,
      ]
}

/** Pages that describe a chart in other words than its data file, whose words have the numbers of the data. */
const wrongAlts = ({ file, drawing, alt }: ChartFile, { pages }: ContentSite): Problem[] =>
  alt === undefined
    ? []
    : pages.flatMap(page =>
        page.images
          .filter(image => image.src === drawing.slice('public'.length) && image.from !== 'front matter')
          .filter(image => image.alt !== alt)
          .map(({ line, src }) =>
            problem(page, line, `${src} has another alt text than ${file}: write alt="${alt}"`),
          ),
      )

/** Drawings that say that they were made from data which are not there. */
function orphans(site: ContentSite, charts: readonly ChartFile[]): Problem[] {
  return [...site.publicFiles].flatMap(([address, svg]) => {
    const source = sourceOf(svg)
    const drawing = `public${address}`
    if (source === undefined || charts.some(chart => chart.file === source && chart.drawing === drawing))
      return []
    const message = `says that it is drawn from ${source}, which draws no such file: write those data, or delete the drawing.`
    return [{ file: drawing, line: 1, message }]
  })
}

/** Each chart's data are sound, and its drawing is the one that they draw. */
export const rule: ContentRule = {
  name: 'charts',
  why: 'A drawing that no longer shows the data of its page teaches something false, and nobody sees it.',
  check: site => {
    const charts = site.charts ?? []
    const faults = charts.flatMap(chart =>
      faultsOf(chart, site).map(message => ({ file: chart.file, line: 1, message })),
    )
    return [...faults, ...charts.flatMap(chart => wrongAlts(chart, site)), ...orphans(site, charts)]
  },
}
