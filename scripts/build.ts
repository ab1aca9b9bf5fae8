// `npm run build`: leaves the finished export in out/.
import path from 'node:path'
import { facts } from '../data/facts'
import { hubMaps } from '../data/hub-maps'
import { site } from '../data/site'
import { drawAhead } from '../tooling/build/ahead'
import {
  changedPages,
  completeExport,
  forgetLastBuild,
  rememberBuild,
  stateNow,
  unreadablePages,
} from '../tooling/build/build-plan'
import { pagesCompiled } from '../tooling/build/pages-compiled.mjs'
import { hasDigests } from '../tooling/build/page-digest'
import { drawChangedCharts } from '../tooling/charts/draw-changed-charts'
import { makeDownloads } from '../tooling/downloads/download-files'
import { sizeOfExport } from '../tooling/export/size-of-export'
import { drawMaps } from '../tooling/maps/draw-maps'
import { loadTogether } from '../tooling/content/load-together'
import { notesInWords, openNotes } from '../tooling/content/owner-notes'
import { ownerNotesUnder } from '../tooling/content/read-pages'
import { hashOfInputs, stampBuild } from '../tooling/tasks/build-stamp'
import { ClearError, endClearly } from '../tooling/tasks/clear-error.mjs'
import { filesUnder } from '../tooling/tasks/files-under'
import { runNode } from '../tooling/tasks/run'
import { sayTime } from '../tooling/tasks/say-time.mjs'
import { runSteps } from '../tooling/tasks/steps'
import { toolFile } from '../tooling/tasks/tools'

function refuseUnreadablePages(root: string): void {
  const unreadable = unreadablePages(root)
  if (unreadable.length > 0) throw new ClearError(`Pages cannot be read.\n${unreadable.join('\n')}`)
}

await endClearly(async () => {
  const root = process.cwd()
  const out = path.join(root, 'out')
  const began = performance.now()
  // Before the hash, as these are among what the export is made from.
  drawMaps(root, hubMaps, facts)
  const { faults } = await drawChangedCharts(root, loadTogether(root, filesUnder(root, 'data/charts', '.ts')))
  if (faults.length > 0) throw new ClearError(`The charts cannot be drawn.\n${faults.join('\n')}`)
  const downloads = await makeDownloads(root, facts)
  if (downloads.faults.length > 0)
    throw new ClearError(`The downloads cannot be made.\n${downloads.faults.join('\n')}`)
  console.log(`${downloads.made.length} files to download made in public/downloads/.`)
  // Taken before the build: what is edited during the build has to be built again.
  const hash = hashOfInputs(root)
  // Without anything kept of an earlier build, Next.js parses the pages; to do so here first would take seconds.
  const known = hasDigests(root) ? stateNow(root) : undefined
  const changed = known && changedPages(root, known)
  if (changed)
    console.log(`Nothing else has changed, so these pages alone are made anew: ${changed.join(', ')}.`)
  if (known) refuseUnreadablePages(root)
  forgetLastBuild(root)
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(changed ? { SOME_PAGES_ALONE: 'yes' } : {}),
  }
  const some = changed ? [`--debug-build-paths=${changed.join(',')}`] : []
  const building = runNode([toolFile(root, 'next'), 'build', '--webpack', ...some], {
    cwd: root,
    env,
    show: true,
    onMessage: message => {
      if (message === pagesCompiled) drawAhead(root)
    },
  })
  // Loaded beside Next.js, which leaves a processor free.
  const { afterBuild, feedsStep } = await import('./after-build')
  const next = await building
  if (!known) refuseUnreadablePages(root)
  if (next.code !== 0) throw new ClearError('next build failed: its output above says where.')
  completeExport(root, out, changed)
  const results = await Promise.all([
    runSteps([feedsStep(out)], { atOnce: 1 }),
    runSteps(
      afterBuild.map(step => step(out)),
      { atOnce: 1 },
    ),
  ])
  if (results.flat().some(result => result.failed > 0)) {
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
