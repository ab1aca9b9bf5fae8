import path from 'node:path'
import { site } from '../data/site'
import { ownAccent } from '../tooling/figures/accent'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { ensureChromium } from '../tooling/tasks/chromium'
import { ClearError } from '../tooling/tasks/clear-error.mjs'

/** What slides and posters say about the site. */
export const printSettings = {
  site: site.url,
  brand: site.brand,
  language: site.defaultLocale,
  license: `License of the text and the drawings: ${site.license.text}.`,
  accent: ownAccent('#005fcc', site),
}

/** The export that is printed, with a warning if it isn't current, and the browser that prints it. */
export async function readyToPrint(root: string): Promise<{ out: string; chromium: string }> {
  const reason = reasonToBuild(root)
  if (reason)
    console.warn(`This is made from out/, but ${reason}. Run npm run build first for the current text.`)
  const chromium = await ensureChromium({ root })
  if (!chromium) throw new ClearError('Chromium prints this: name its program in CHROMIUM_PATH.')
  return { out: path.join(root, 'out'), chromium }
}

/** A line about each file that was made. */
export function report(root: string, files: readonly { file: string; bytes: number }[]): void {
  for (const { file, bytes } of files) {
    console.log(`${path.relative(root, path.resolve(root, file))}  ${Math.ceil(bytes / 1024)} KB`)
  }
}
