// `npm run check`: everything that can be checked without a build.
import { totals, closingLine } from '../tooling/tasks/results-table'
import { formatDuration } from '../tooling/tasks/format-duration.mjs'
import { runSteps } from '../tooling/tasks/steps'
import { checkSteps } from './check-steps'

const began = performance.now()
const results = await runSteps(checkSteps(process.cwd()), { atOnce: 2 })
console.log(`\nAll in ${formatDuration(performance.now() - began)}.`)
console.log(closingLine(results))
process.exitCode = totals(results).failed > 0 ? 1 : 0
