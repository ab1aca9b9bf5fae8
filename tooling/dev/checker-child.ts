// The process of `npm run dev` that checks the content. It keeps all pages in memory, reports findings to the terminal and to
// open pages, and creates the search index.
import { tsImport } from 'tsx/esm/api'
import { clearError } from '../check/content/module-problem'
import type { Engine } from '../check/content-engine'
import { reportOnFiles } from '../check/run-rules'
import type { ToChecker, FromChecker } from './checker'
import { runMain } from '../tasks/clear-error.mjs'
import { ContentWatch } from './content-watch'

type WriteSearch = (root: string, out: string, buildId: string) => Promise<unknown>

const root = process.cwd()
const fresh = async <Module>(file: string) => (await tsImport(file, import.meta.url)) as Module

const loadEngine = async () => (await fresh<{ engine: Engine }>('../check/content-engine.ts')).engine
const content = await ContentWatch.open(root, loadEngine).catch(async (error: unknown) => {
  await runMain(async () => {
    throw await clearError(root, error)
  })
  throw error
})

const tell = (message: FromChecker) => process.send?.(message)
let open: readonly string[] = []

function tellPages(): void {
  for (const route of open) {
    const file = content.fileAt(route)
    tell({ route, findings: file ? [...content.findingsOf(file), ...content.notesOf(file)] : [] })
  }
}

// One change after another, so that each is checked against what the last one left.
let working = Promise.resolve()

async function follow(files: readonly string[]): Promise<void> {
  try {
    const report = reportOnFiles(files, await content.changed(files))
    if (report) console.log(report)
    tellPages()
  } catch (error) {
    console.error(`${files.join(', ')}: can't be checked:`, error)
  }
}

async function makeSearch(out: string, buildId: string): Promise<void> {
  const { writeSearchIndexes: write } = await fresh<{ writeSearchIndexes: WriteSearch }>(
    '../../scripts/search-index.ts',
  )
  await write(root, out, buildId)
}

process.on('message', (message: ToChecker) => {
  if ('open' in message) {
    open = message.open
    tellPages()
  } else if ('search' in message) {
    const { out, buildId } = message.search
    void makeSearch(out, buildId)
      .catch((error: unknown) => console.error("The search index can't be created:", error))
      .then(() => tell({ searchMade: true }))
  } else {
    working = working.then(() => follow(message.changed))
  }
})
process.once('disconnect', () => process.exit())
