/** `npm run slides -- <route>`: writes a talk of a page in out/ to .cache/slides, as HTML and PDF, with pages for its facilitator. */
import path from 'node:path'
import { makeTalk } from '../tooling/slides/make-talk'
import { readTalk } from '../tooling/slides/read-talk'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'
import { printSettings, readyToPrint, report } from './print-settings'

await runMain(async () => {
  const root = process.cwd()
  const routes = process.argv.slice(2)
  if (routes.length === 0) {
    throw new ClearError('Name one page or more: npm run slides -- /scrum/psm-1/scrum-values/courage')
  }
  const { out, chromium } = await readyToPrint(root)
  for (const route of routes) {
    const talk = readTalk(out, route, printSettings)
    report(root, await makeTalk(talk, out, path.join(root, '.cache', 'slides'), chromium))
  }
})
