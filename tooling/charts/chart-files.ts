import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ChartFile } from '../check/content/content-site'
import { loadOnce, type LoadModule } from '../check/content/load-module'
import { loadFault } from '../check/content/module-fault'
import { filesUnder } from '../tasks/files-under'
import { numbersOf } from './alt-numbers'
import type { Chart } from './chart'
import { chartFaults } from './chart-faults'
import { drawChart } from './draw-chart'
import { noteOf } from './drawing-note'

const dataFolder = 'data/charts'
const place = /^data\/charts\/[\w-]+\/[\w-]+\.ts$/

/** All charts' data files, as paths from the root. */
export const chartFiles = (root: string): string[] => filesUnder(root, dataFolder, '.ts')

const drawingOf = (file: string): string => file.replace(dataFolder, 'public/images').replace(/\.ts$/, '.svg')

type Drawn = Pick<ChartFile, 'svg' | 'alt' | 'numbers' | 'faults'>

function draw(file: string, { chart, alt }: { chart?: Chart; alt?: string }): Drawn {
  if (!chart)
    return { svg: undefined, faults: ['exports no chart: write `export const chart: LineChart = …`.'] }
  const faults = chartFaults(chart)
  if (faults.length > 0) return { svg: undefined, alt, faults }
  const drawn = drawChart(chart, noteOf(file))
  return { alt, numbers: numbersOf(chart, drawn.svg), ...drawn }
}

/** Cached by module: when one chart changes, the development server gets the others unchanged. */
const drawn = new WeakMap<object, Drawn>()

async function drawModule(file: string, load: LoadModule): Promise<Drawn> {
  const module = await load(file)
  const known = drawn.get(module) ?? draw(file, module)
  drawn.set(module, known)
  return known
}

/** Reads a data file and draws it; writes nothing. */
export async function drawFile(root: string, file: string, load = loadOnce(root)): Promise<ChartFile> {
  const names = { file, drawing: drawingOf(file) }
  const refused = (fault: string): ChartFile => ({ ...names, svg: undefined, faults: [fault] })
  if (!place.test(file))
    return refused('must be in data/charts/<section>/, like its drawing in public/images/<section>/.')
  if (!existsSync(path.join(root, file))) return refused('does not exist.')
  try {
    return { ...names, ...(await drawModule(file, load)) }
  } catch (error) {
    // The file's types are unchecked here.
    const { line, message } = await loadFault(root, file, error)
    return refused(`cannot be drawn (line ${line}): ${message}`)
  }
}

/** Writes a drawing if it differs from the file; returns whether it did. */
function writeDrawing(root: string, { drawing, svg }: ChartFile): boolean {
  const target = path.join(root, drawing)
  if (svg === undefined || (existsSync(target) && readFileSync(target, 'utf8') === svg)) return false
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, svg)
  return true
}

/** The outcome; problems are sentences such as 'data/charts/scrum/a.ts: …'. */
export interface DrawnCharts {
  count: number
  /** The drawings written. */
  written: string[]
  faults: string[]
}

/** Draws all charts, or those of the named data files, and writes drawings that changed. */
export async function drawCharts(
  root: string,
  named: readonly string[] = [],
  load = loadOnce(root),
): Promise<DrawnCharts> {
  const charts = await Promise.all(
    (named.length > 0 ? named : chartFiles(root)).map(file => drawFile(root, file, load)),
  )
  return {
    count: charts.length,
    written: charts.flatMap(chart => (writeDrawing(root, chart) ? [chart.drawing] : [])),
    faults: charts.flatMap(({ file, faults }) => faults.map(fault => `${file}: ${fault}`)),
  }
}
