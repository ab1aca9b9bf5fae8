// `npm run dev`: the site while someone writes it.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { facts } from '../data/facts'
import { drawChangedCharts } from '../tooling/charts/draw-changed-charts'
import { startDevServer } from '../tooling/dev/dev-server'
import { makeDownloads } from '../tooling/downloads/download-files'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { expectFreePort, parsePort } from '../tooling/tasks/port.mjs'

await runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } })
  const root = path.resolve(import.meta.dirname, '..')
  const port = parsePort(values.port ?? process.env.PORT)
  await expectFreePort(port)
  const { faults } = await drawChangedCharts(root)
  const downloads = await makeDownloads(root, facts)
  for (const fault of [...faults, ...downloads.faults]) console.log(fault)
  await startDevServer(root, port)
})
