// `npm run build`: leaves the finished export in out/.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../data/facts'
import { hubMaps } from '../data/hub-maps'
import { site } from '../data/site'
import { newBuildId } from '../tooling/build/build-id'
import {
  forgetLastBuild,
  keepExported,
  rememberBuild,
  stateNow,
  unreadablePages,
} from '../tooling/build/build-plan'
import { hasDigests } from '../tooling/build/page-digest'
import { dropBrowserBuild } from '../tooling/build/finish-pages'
import { moveInto } from '../tooling/build/move-into'
import { runNext } from '../tooling/build/run-next'
import { drawChangedCharts } from '../tooling/charts/draw-changed-charts'
import { makeDownloads } from '../tooling/downloads/download-files'
import { sizeOfExport } from '../tooling/check/export/size-of-export'
import { drawMaps } from '../tooling/maps/draw-maps'
import { loadTogether } from '../tooling/check/content/load-together'
import { notesInWords, openNotes } from '../tooling/check/content/owner-notes'
import { ownerNotesUnder } from '../tooling/check/content/read-pages'
import { hashOfInputs, stampBuild, writtenSince } from '../tooling/tasks/build-stamp'
import { ClearError, endClearly } from '../tooling/tasks/clear-error.mjs'
import { filesUnder } from '../tooling/tasks/files-under'
import { sayTime } from '../tooling/tasks/say-time.mjs'
import { runSteps } from '../tooling/tasks/steps'

function refuseUnreadablePages(root: string): void {
  const unreadable = unreadablePages(root)
  if (unreadable.length > 0) throw new ClearError(`Pages cannot be read.\n${unreadable.join('\n')}`)
}

/** Draws and makes what the export takes from public/. */
async function makePublicFiles(root: string): Promise<void> {
  drawMaps(root, hubMaps, facts)
  const { faults } = await drawChangedCharts(root, loadTogether(root, filesUnder(root, 'data/charts', '.ts')))
  if (faults.length > 0) throw new ClearError(`The charts cannot be drawn.\n${faults.join('\n')}`)
  const downloads = await makeDownloads(root, facts)
  if (downloads.faults.length > 0)
    throw new ClearError(`The downloads cannot be made.\n${downloads.faults.join('\n')}`)
  console.log(`${downloads.made.length} files to download are in public/downloads/.`)
}

/** What the build is made from, and what of it there is to make. */
async function planBuild(root: string) {
  const began = Date.now()
  // Before the hash, as these are among what the export is made from.
  await makePublicFiles(root)
  // Taken before the build: what is edited during the build has to be built again.
  const hash = hashOfInputs(root)
  // Without anything kept of an earlier build, Next.js parses the pages; to do so here first would take seconds.
  const known = hasDigests(root) ? stateNow(root) : undefined
  if (known) refuseUnreadablePages(root)
  return { hash, known, changed: undefined, wasEdited: writtenSince(root, began) }
}

await endClearly(async () => {
  const root = process.cwd()
  const out = path.join(root, 'out')
  const ahead = path.join(root, '.cache/export-ahead')
  const began = performance.now()
  const buildId = newBuildId()
  const planned = planBuild(root)
  const { compiled, exported } = runNext(root, buildId, planned)
  const { hash, known } = await planned
  forgetLastBuild(root)
  rmSync(ahead, { recursive: true, force: true })
  // Loaded beside Next.js, which leaves a processor free.
  const { buildSteps } = await import('./after-build')
  const steps = buildSteps({ root, out, ahead, buildId })
  // What a whole build makes beside Next.js needs what is noted of each page as it is compiled, and compiling needs all processors.
  const beside = compiled.then(() => runSteps(steps.beside, { atOnce: 1 }))
  const next = await exported
  if (!known) refuseUnreadablePages(root)
  if (next.code !== 0) throw new ClearError('next build failed: its output above says where.')
  keepExported(root, out, undefined)
  dropBrowserBuild(out, buildId)
  const results = await beside
  moveInto(ahead, out)
  const others = await Promise.all(steps.after.map(list => runSteps(list, { atOnce: 1 })))
  if ([...results, ...others.flat()].some(result => result.failed > 0)) {
    throw new ClearError('The build failed after the export was written: see the step above.')
  }
  stampBuild(root, hash)
  // A page that was edited in the meantime would be in the state, and may not be in the export.
  const state = known ?? (hashOfInputs(root) === hash ? stateNow(root) : undefined)
  if (state) rememberBuild(root, state)
  const notes = openNotes(ownerNotesUnder(root), site)
  if (notes.length > 0) console.warn(`\nFor the owner, and not shown to readers:\n${notesInWords(notes)}`)
  const { pages, files, bytes } = sizeOfExport(out)
  const size = `${pages} pages, ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`
  console.log(`\nout/: ${size}, in ${sayTime(performance.now() - began)}.`)
})
