/** `npm run letters`: writes the letters of the export in out/ to .cache/letters, as e-mails and as tables for a provider. */
import path from 'node:path'
import { letters } from '../data/letters'
import { site } from '../data/site'
import { makeLetters } from '../tooling/letters/make-letters'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { runMain } from '../tooling/tasks/clear-error.mjs'

await runMain(async () => {
  const root = process.cwd()
  const reason = reasonToBuild(root)
  if (reason)
    console.warn(
      `The letters are made from out/, but ${reason}. Run npm run build first for the current text.`,
    )
  const folder = path.join(root, '.cache', 'letters')
  const files = await makeLetters({ root, out: path.join(root, 'out'), folder }, letters, site)
  for (const [name, bytes] of files) {
    console.log(`${path.relative(root, path.join(folder, name))}  ${(bytes / 1024).toFixed(1)} KB`)
  }
})
