// `npm run dev`: serves the site while someone edits it; with `-- --locale fr`, one of its translations.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { clearError } from '../tooling/check/content/module-problem'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'
import { filesUnder } from '../tooling/tasks/files-under'
import { expectFreePort, parsePort } from '../tooling/tasks/port.mjs'
import { runNode } from '../tooling/tasks/run'

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

/** Serves a language's project, which has its own server, with the addresses that the site has at its root. */
async function startTranslation(port: number, locale: string): Promise<void> {
  await parseData()
  const [{ site }, { translatedLanguages }, { followTranslation }] = await Promise.all([
    import('../data/site'),
    import('../lib/site/languages'),
    import('../tooling/translations/follow-translation'),
  ])
  const locales = translatedLanguages(site).map(language => language.locale)
  if (!locales.includes(locale))
    throw new ClearError(`--locale ${locale}: data/site.ts has ${locales.join(', ') || 'no translations'}.`)
  const { project } = await followTranslation(root, locale)
  const { code } = await runNode(['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)], {
    cwd: project,
    show: true,
  })
  process.exit(code)
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, locale: { type: 'string' } },
  })
  const port = parsePort(values.port ?? process.env.PORT)
  await expectFreePort(port)
  try {
    await (values.locale ? startTranslation(port, values.locale) : start(port))
  } catch (error) {
    throw await clearError(root, error)
  }
})
