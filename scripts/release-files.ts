/** `npm run release-files`: makes posters, slides, and PDFs in public/print, which the next build offers on their pages. */
import path from 'node:path'
import { cheatSheet, posters } from '../data/posters'
import { talks } from '../data/talks'
import { makeReleaseFiles } from '../tooling/release/make-release-files'
import { printedFolder } from '../tooling/tasks/printed-files'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { printSettings, readyToPrint, report } from './print-settings'

await runMain(async () => {
  const root = process.cwd()
  const { out, chromium } = await readyToPrint(root)
  const folders = { root, out, work: path.join(root, '.cache') }
  const files = await makeReleaseFiles({ posters, cheatSheet, talks }, folders, chromium, printSettings)
  report(
    root,
    files.map(({ file, bytes }) => ({ file: path.join(printedFolder, file), bytes })),
  )
  console.log('Run npm run build again: it puts these files into out/, and links to them on their pages.')
})
