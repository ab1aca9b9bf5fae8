// `node --import tsx scripts/check-export.ts`: checks the pages of out/ and every link between them.
import path from 'node:path'
import { checkExport, exportReportText } from '../tooling/export/check-export'

const report = checkExport(path.resolve('out'), process.cwd())
console.log(exportReportText(report))
process.exitCode = report.problems.size > 0 ? 1 : 0
