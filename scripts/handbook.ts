/** `npm run handbook`: writes the handbook from the export in out/ to .cache/handbook, as EPUB and as PDF in two sizes. */
import path from 'node:path'
import { handbook } from '../data/handbook'
import { site } from '../data/site'
import { ensureEpubCheck } from '../tooling/handbook/epubcheck'
import { makeHandbook } from '../tooling/handbook/make-handbook'
import { readSource } from '../tooling/handbook/source'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { ensureChromium } from '../tooling/tasks/chromium'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'

await runMain(async () => {
  const root = process.cwd()
  const reason = reasonToBuild(root)
  if (reason)
    console.warn(
      `The handbook is made from out/, but ${reason}. Run npm run build first for the current text.`,
    )
  const chromium = await ensureChromium({ root })
  if (!chromium)
    throw new ClearError('The handbook is printed by Chromium: name its program in CHROMIUM_PATH.')
  const epubCheck = await ensureEpubCheck()
  if (!epubCheck)
    console.warn(
      "EPUBCheck isn't on this machine: install it, or set EPUBCHECK_PATH; the EPUB stays unchecked.",
    )
  const folder = path.join(root, '.cache', 'handbook')
  const out = path.join(root, 'out')
  const source = readSource(out, handbook, site)
  for (const { file, bytes } of await makeHandbook(source, out, folder, { chromium, epubCheck })) {
    console.log(`${path.relative(root, file)}  ${(bytes / 1024 / 1024).toFixed(1)} MB`)
  }
})
