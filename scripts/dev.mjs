// `npm run dev`: the development server, and beside it the check of the content, which hears of each saved file. Plain
// JavaScript, as what it starts is bundled already: translating it file by file would take seconds.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshModules } from '../tooling/dev/fresh-modules.mjs'
import { endClearly } from '../tooling/tasks/clear-error.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** What changes while someone writes, and what looks at it. */
const entryPoints = [
  'scripts/dev-steps.ts',
  'data/**/*.ts',
  'tooling/check/content/*.ts',
  'tooling/check/rules/**/*.ts',
  'tooling/charts/chart-files.ts',
]

// A rule that stops is named with the line of its source.
process.setSourceMapsEnabled(true)

await endClearly(async () => {
  const modules = await freshModules(root, entryPoints)
  await modules.refresh()
  const { develop } = /** @type {any} */ (await modules.load('scripts/dev-steps.ts'))
  process.exit(await develop(root, modules, process.argv.slice(2)))
})
