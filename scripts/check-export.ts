// `node --import tsx scripts/check-export.ts`: checks every page of out/, and every link between them.
import path from 'node:path'
import { checkExport, exportReportText } from '../tooling/export/check-export'

const report = await checkExport(path.resolve('out'), process.cwd())
console.log(exportReportText(report))
process.exitCode = report.problems.size > 0 ? 1 : 0
