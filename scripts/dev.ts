// `npm run dev`: serves the site while someone edits it.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { clearError } from '../tooling/check/content/module-problem'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { filesUnder } from '../tooling/tasks/files-under'
import { expectFreePort, parsePort } from '../tooling/tasks/port.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** Parses authors' TypeScript first: otherwise each process of the server would report a syntax error in its own way. */
const parseData = () =>
  build({
    absWorkingDir: root,
    entryPoints: ['data', 'lib'].flatMap(folder => filesUnder(root, folder, '.ts')),
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  })

async function start(port: number): Promise<void> {
  await parseData()
  const [{ facts }, { drawCharts }, { makeDownloads }, { startDevServer }] = await Promise.all([
    import('../data/facts'),
    import('../tooling/charts/chart-files'),
    import('../tooling/downloads/download-files'),
    import('../tooling/dev/dev-server'),
  ])
  const { problems } = await drawCharts(root)
  const downloads = await makeDownloads(root, facts)
  for (const problem of [...problems, ...downloads.problems]) console.log(problem)
  await startDevServer(root, port)
}

await runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } })
  const port = parsePort(values.port ?? process.env.PORT)
  await expectFreePort(port)
  try {
    await start(port)
  } catch (error) {
    throw await clearError(root, error)
  }
})
