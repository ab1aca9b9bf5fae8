import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ChartFile } from '../check/content/content-site'
import { loadModule } from '../check/content/load-module'
import { loadProblem } from '../check/content/module-problem'
import { filesUnder } from '../tasks/files-under'
import { writeChanged } from '../tasks/write-whole'
import { numbersOf } from './alt-numbers'
import type { Chart } from './chart'
import { chartProblems } from './chart-problems'
import { drawChart } from './draw-chart'
import { noteOf } from './drawing-note'

const dataFolder = 'data/charts'
const chartFile = /^data\/charts\/[\w-]+\/[\w-]+\.ts$/

/** All charts' data files, as paths from the root. */
export const chartFiles = (root: string): string[] => filesUnder(root, dataFolder, '.ts')

const drawingOf = (file: string): string => file.replace(dataFolder, 'public/images').replace(/\.ts$/, '.svg')

type Drawn = Pick<ChartFile, 'svg' | 'alt' | 'numbers' | 'problems'>

function draw(file: string, { chart, alt }: { chart?: Chart; alt?: string }): Drawn {
  if (!chart)
    return { svg: undefined, problems: ['exports no chart: write `export const chart: LineChart = …`.'] }
  const problems = chartProblems(chart)
  if (problems.length > 0) return { svg: undefined, alt, problems }
  const drawn = drawChart(chart, noteOf(file))
  return { alt, numbers: numbersOf(chart, drawn.svg), ...drawn }
}

/** Reads a data file and draws it; writes nothing. */
export async function drawFile(root: string, file: string): Promise<ChartFile> {
  const names = { file, drawing: drawingOf(file) }
  const refused = (problem: string): ChartFile => ({ ...names, svg: undefined, problems: [problem] })
  if (!chartFile.test(file))
    return refused('must be in data/charts/<section>/, like its drawing in public/images/<section>/.')
  if (!existsSync(path.join(root, file))) return refused('does not exist.')
  try {
    return { ...names, ...draw(file, await loadModule(root, file)) }
  } catch (error) {
    // The file's types are unchecked here.
    const { line, message } = await loadProblem(root, file, error)
    return refused(`cannot be drawn (line ${line}): ${message}`)
  }
}

/** The outcome; problems are sentences such as 'data/charts/scrum/a.ts: …'. */
export interface DrawnCharts {
  count: number
  /** The drawings written. */
  written: string[]
  problems: string[]
}

/** Draws all charts, or those of the named data files, and writes drawings that changed. */
export async function drawCharts(root: string, named: readonly string[] = []): Promise<DrawnCharts> {
  const files = named.length > 0 ? named : chartFiles(root)
  const charts = await Promise.all(files.map(file => drawFile(root, file)))
  return {
    count: charts.length,
    written: charts.flatMap(({ drawing, svg }) =>
      svg !== undefined && writeChanged(path.join(root, drawing), svg) ? [drawing] : [],
    ),
    problems: charts.flatMap(({ file, problems }) => problems.map(problem => `${file}: ${problem}`)),
  }
}
