/** `npm run posters`: writes the posters of data/posters.ts and the cheat sheet to .cache/posters, from the export in out/. */
import path from 'node:path'
import { cheatSheet, posters } from '../data/posters'
import { makePosters } from '../tooling/posters/make-posters'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { printSettings, readyToPrint, report } from './print-settings'

await runMain(async () => {
  const root = process.cwd()
  const { out, chromium } = await readyToPrint(root)
  const folder = path.join(root, '.cache', 'posters')
  report(root, await makePosters({ posters, cheatSheet }, out, folder, chromium, printSettings))
})
