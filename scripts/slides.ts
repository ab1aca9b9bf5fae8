/** `npm run slides -- <route>`: writes a talk of a page in out/ to .cache/slides, as HTML and PDF, with pages for its facilitator. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../data/site'
import { ownAccent } from '../tooling/figures/accent'
import { readPage } from '../tooling/handbook/read-page'
import { makeSlides } from '../tooling/slides/make-slides'
import { makeTalk } from '../tooling/slides/make-talk'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { ensureChromium } from '../tooling/tasks/chromium'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'

await runMain(async () => {
  const root = process.cwd()
  const routes = process.argv.slice(2)
  if (routes.length === 0) {
    throw new ClearError('Name one page or more: npm run slides -- /scrum/psm-1/scrum-values/courage')
  }
  const reason = reasonToBuild(root)
  if (reason) {
    console.warn(`A talk is made from out/, but ${reason}. Run npm run build first for the current text.`)
  }
  const chromium = await ensureChromium({ root })
  if (!chromium) throw new ClearError('Slides are printed by Chromium: name its program in CHROMIUM_PATH.')
  const out = path.join(root, 'out')
  const settings = {
    site: site.url,
    brand: site.brand,
    language: site.defaultLocale,
    license: `License of the text and the drawings: ${site.license.text}.`,
    accent: ownAccent('#005fcc', site),
  }
  for (const route of routes) {
    const file = path.join(out, `${route}.html`)
    if (!existsSync(file))
      throw new ClearError(`out/ has no page ${route}: write its address, as in /scrum/scrum-events.`)
    const talk = makeSlides(readPage(readFileSync(file, 'utf8'), route), settings)
    for (const made of await makeTalk(talk, out, path.join(root, '.cache', 'slides'), chromium)) {
      console.log(`${path.relative(root, made.file)}  ${(made.bytes / 1024 / 1024).toFixed(1)} MB`)
    }
  }
})
