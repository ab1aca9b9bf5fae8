// `npm run dev`: the development server, and beside it the check of the content, which hears of each saved file.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { facts } from '../data/facts'
import { drawChangedCharts } from '../tooling/charts/draw-changed-charts'
import { ContentWatch } from '../tooling/dev/content-watch'
import { findingsServer } from '../tooling/dev/findings-server'
import { reportOfChange } from '../tooling/dev/report-of-change'
import { watchFiles } from '../tooling/dev/watch-files'
import { makeDownloads } from '../tooling/downloads/download-files'
import type { Engine } from '../tooling/rules/content-engine'
import { endClearly } from '../tooling/tasks/clear-error.mjs'
import { runNode } from '../tooling/tasks/run'
import { toolFile } from '../tooling/tasks/tools'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

// A new import of everything each time: what was imported once, Node.js does not read again.
const loadEngine = async () => {
  const loaded = (await tsImport('../tooling/rules/content-engine.ts', import.meta.url)) as { engine: Engine }
  return loaded.engine
}

const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Checks what is saved, and tells the terminal and the open pages. */
function followContent(content: ContentWatch, tell: () => void): void {
  // One change after another, so that each is checked against what the last one left.
  let working = Promise.resolve()
  watchFiles(root, ['pages', 'data', 'public'], files => {
    working = working.then(async () => {
      try {
        await content.changed(files)
        console.log(reportOfChange(content, files))
        tell()
      } catch (error) {
        console.log(`${files.join(', ')}: cannot be loaded: ${oneLine(error)}`)
      }
    })
  })
  tell()
  void content.readAll().then(tell)
}

await endClearly(async () => {
  const { faults } = await drawChangedCharts(root)
  const downloads = await makeDownloads(root, facts)
  const toMend = [...faults, ...downloads.faults]
  if (toMend.length > 0) console.log(toMend.join('\n'))
  const loaded: { content?: ContentWatch } = {}
  const { server, tell } = findingsServer(route => {
    const file = loaded.content?.fileAt(route)
    if (!file || !loaded.content) return []
    return [...loaded.content.findingsOf(file), ...loaded.content.notesOf(file)]
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const next = runNode([toolFile(root, 'next'), 'dev', '--webpack', ...process.argv.slice(2)], {
    cwd: root,
    env: { CONTENT_FINDINGS: address, NODE_ENV: 'development' },
    show: true,
  })
  // The pages can be looked at meanwhile.
  loaded.content = await ContentWatch.open(root, loadEngine)
  followContent(loaded.content, tell)
  process.exit((await next).code)
})
