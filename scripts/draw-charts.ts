/**
 * `npm run draw-charts`: draws data/charts/, all or the named files, into public/images/ and writes those that changed,
 * even if a drawing's words collide, so that you can look at it; exits with 1 then.
 */
import path from 'node:path'
import { drawCharts } from '../tooling/charts/chart-files'

const root = process.cwd()
const named = process.argv
  .slice(2)
  .map(file => path.relative(root, path.resolve(file)).split(path.sep).join('/'))
const { count, written, problems } = await drawCharts(root, named)
for (const drawing of written) console.log(`Drawn: ${drawing}`)
console.log(`${count} charts, ${written.length} redrawn.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
