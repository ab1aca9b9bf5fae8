import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { drawChangedCharts } from '../tooling/charts/draw-changed-charts'
import type { LoadModule } from '../tooling/check/content/load-module'
import { ContentWatch, type ContentModules } from '../tooling/dev/content-watch'
import { findingsServer } from '../tooling/dev/findings-server'
import { reportChange } from '../tooling/dev/report-of-change'
import { watchFiles } from '../tooling/dev/watch-files'
import { makeDownloads } from '../tooling/downloads/download-files'
import type { Engine } from '../tooling/check/rules/content-engine'
import { runNode } from '../tooling/tasks/run'
import { toolFile } from '../tooling/tasks/tools'

/** Checks what is saved, and tells the terminal and the open pages. */
function followContent(root: string, content: ContentWatch, tellPages: () => void): void {
  // One change after another, so that each is checked against what the last one left; a new one cuts the last one short.
  let working = Promise.resolve()
  let changes = 0
  const follow = async (files: readonly string[], change: number) => {
    const isOver = () => change !== changes
    try {
      if (files.length > 0) await content.changed(files)
      await reportChange(content, files, isOver, { print: console.log, tellPages })
    } catch (error) {
      console.error(`${files.join(', ')}: cannot be checked:`, error)
    }
  }
  const next = (files: readonly string[]) => {
    changes += 1
    const change = changes
    working = working.then(() => follow(files, change))
  }
  watchFiles(root, ['pages', 'data', 'public'], next)
  next([])
}

/** The steps of `npm run dev`; ends with the development server, as its exit code. */
export async function develop(
  root: string,
  modules: { refresh: () => Promise<void>; load: LoadModule },
  args: readonly string[],
): Promise<number> {
  const { load } = modules
  const content: ContentModules = {
    ...modules,
    engine: async () => ((await load('tooling/check/rules/content-engine.ts')) as { engine: Engine }).engine,
  }
  const { faults } = await drawChangedCharts(root, load)
  const downloads = await makeDownloads(root, (await content.engine()).facts)
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
  const next = runNode([toolFile(root, 'next'), 'dev', '--webpack', ...args], {
    cwd: root,
    env: { CONTENT_FINDINGS: address, NODE_ENV: 'development' },
    show: true,
  })
  // The pages can be looked at meanwhile.
  loaded.content = await ContentWatch.open(root, content)
  followContent(root, loaded.content, tell)
  return (await next).code
}
