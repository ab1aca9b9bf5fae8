/** `npm run make-downloads`: makes the files of data/downloads/ in public/downloads/ for the development server. */
import { facts } from '../data/facts'
import { makeDownloads } from '../tooling/downloads/download-files'

const { made, problems } = await makeDownloads(process.cwd(), facts)
console.log(`${made.length} files to download made in public/downloads/.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
