/** `npm run posters`: writes the posters of data/posters.ts and the cheat sheet to .cache/posters, from the export in out/. */
import path from 'node:path'
import { cheatSheet, posters } from '../data/posters'
import { site } from '../data/site'
import { ownAccent } from '../tooling/figures/accent'
import { makePosters } from '../tooling/posters/make-posters'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { ensureChromium } from '../tooling/tasks/chromium'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'

await runMain(async () => {
  const root = process.cwd()
  const reason = reasonToBuild(root)
  if (reason) {
    console.warn(`Posters are made from out/, but ${reason}. Run npm run build first for the current drawings.`)
  }
  const chromium = await ensureChromium({ root })
  if (!chromium) throw new ClearError('Posters are printed by Chromium: name its program in CHROMIUM_PATH.')
  const settings = {
    site: site.url,
    brand: site.brand,
    language: site.defaultLocale,
    license: `License of the text and the drawings: ${site.license.text}.`,
    accent: ownAccent('#005fcc', site),
  }
  const folder = path.join(root, '.cache', 'posters')
  const plan = { posters, cheatSheet }
  for (const { file, bytes } of await makePosters(plan, path.join(root, 'out'), folder, chromium, settings)) {
    console.log(`${path.relative(root, file)}  ${(bytes / 1024).toFixed(0)} KB`)
  }
})
