// A step of `npm test`: a build with caches makes the same files, byte for byte, as one without.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dropBrowserBuild, finishPages } from '../../tooling/build/finish-pages'
import { runNext } from '../../tooling/build/run-next'
import { ClearError, runMain } from '../../tooling/tasks/clear-error.mjs'
import { filesUnder } from '../../tooling/tasks/files-under'
import { fixtureEnvironment, fixtureSettings, layOutFixture } from './lay-out'

const place = '.cache/warm-build'
const buildId = 'warm'

/** Edits between the builds: a title that other pages show, a text, a drawing's size, a name in the menu. */
const edits = [
  ['pages/tree/last.mdx', /^title: .*$/m, 'title: Renamed'],
  ['pages/tree/start.mdx', /\n*$/, '\n\nOne more paragraph.\n'],
  ['public/images/board.svg', /width="\d+"/, 'width="320"'],
  ['pages/blocks/_meta.json', /"figures": ""/, '"figures": "Drawings"'],
] as const

await runMain(async () => {
  const root = process.cwd()
  Object.assign(process.env, fixtureEnvironment, { EXAMPLES_WARNED: '1' })
  const settings = await fixtureSettings(root)
  const folder = layOutFixture(root, settings, place)
  const out = path.join(folder, 'out')
  const dropCaches = () => {
    for (const cache of ['.next', '.cache'])
      rmSync(path.join(folder, cache), { recursive: true, force: true })
  }
  const build = async () => {
    await runNext(root, folder, buildId)
    dropBrowserBuild(out, buildId)
    await finishPages(folder, out, { buildId, settings })
    return new Map(
      filesUnder(out, '.').map(file => [file, readFileSync(path.join(out, file)).toString('base64')]),
    )
  }
  dropCaches()
  const before = await build()
  for (const [file, old, text] of edits) {
    const source = readFileSync(path.join(folder, file), 'utf8')
    if (!old.test(source)) throw new ClearError(`${file} has nothing like ${String(old)} to edit.`)
    writeFileSync(path.join(folder, file), source.replace(old, text))
  }
  const warm = await build()
  dropCaches()
  const cold = await build()
  const changed = [...cold].filter(([file, bytes]) => before.get(file) !== bytes)
  if (changed.length < edits.length - 1)
    throw new ClearError('The edits changed too few pages to tell anything.')
  const stale = [...cold].filter(([file, bytes]) => warm.get(file) !== bytes).map(([file]) => file)
  if (stale.length > 0 || warm.size !== cold.size)
    throw new ClearError(`A build with caches makes other files than one without: ${stale.join(', ')}`)
  console.log(`${cold.size} files are the same with and without caches; the edits changed ${changed.length}.`)
})
