import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'
import { newsletterStandIn } from '../serve/newsletter-stand-in'
import { createSiteServer, type Endpoint } from '../serve/site-server'
import { portError } from '../tasks/port.mjs'
import { startChecker } from './checker'
import { OpenPages } from './open-pages'
import { startRenderer, type Renderer } from './renderer'
import type { DevelopmentSite, siteOnDemand } from './site-on-demand'
import { watchFiles } from './watch-files'

/** Changes of files within this many milliseconds count as one. */
const together = 50

const folders = ['browser', 'components', 'data', 'lib', 'pages', 'public', 'styles']

const isUnder = (files: readonly string[], ...names: readonly string[]) =>
  files.some(file => names.some(name => file.startsWith(`${name}/`)))

async function pageScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['browser/development.ts'],
    bundle: true,
    write: false,
    format: 'esm',
  })
  return outputFiles[0]?.text ?? ''
}

/** Reloads the site with the current data/. */
async function loadSite(
  root: string,
  ...given: [string, Renderer, (buildId: string) => Promise<void>]
): Promise<DevelopmentSite> {
  const module = (await tsImport('./site-on-demand.ts', import.meta.url)) as {
    siteOnDemand: typeof siteOnDemand
  }
  return module.siteOnDemand(root, ...given)
}

/** Serves the site while someone edits it: every page as the build would make it, reloaded when it changes. */
export async function startDevServer(root: string, port: number): Promise<void> {
  const out = path.join(root, '.cache/dev/site')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const open = new OpenPages()
  const checker = startChecker(root, (route, findings) => open.showFindings(route, findings))

  let timer: NodeJS.Timeout | undefined
  let site: DevelopmentSite | undefined
  const reloadChanged = async () => {
    for (const route of open.routes()) {
      const version = await site?.versionOf(route)
      if (version) open.reload(route, version)
    }
  }
  const lookAgain = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void reloadChanged().catch(console.error), together)
  }
  const render = await startRenderer(root, { onChange: () => site?.forgetPages(), onCompiled: lookAgain })
  // Compiles what all pages share while the rest loads.
  const compiled = render('/404')
  const load = () => loadSite(root, out, render, buildId => checker.makeSearch(out, buildId))
  site = await load()

  const changed = async (files: readonly string[]) => {
    const content = files.filter(file => isUnder([file], 'data', 'pages', 'public'))
    if (content.length > 0) checker.tell({ changed: content })
    // If data/ can't be read, the site stays as it is, and the checker says why.
    if (isUnder(files, 'data', 'lib')) site = await load().catch(() => site)
    if (isUnder(files, 'browser', 'components', 'styles')) site?.forgetAssets()
    // Next.js reports pages when they are compiled.
    if (files.some(file => !file.startsWith('pages/'))) lookAgain()
    open.reloadShowing(files.flatMap(file => (file.startsWith('public/') ? [file.slice(6)] : [])))
  }
  watchFiles(root, folders, files => void changed(files).catch(console.error))

  const script = await pageScript(root)
  const endpoints: Record<string, Endpoint> = {
    ...newsletterStandIn,
    '/_development/page.js': (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script),
    '/_development/events': (request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const of = (name: string) => searchParams.get(name) ?? ''
      open.add(response, { route: of('route'), version: of('version') })
      checker.tell({ open: open.routes() })
      lookAgain()
    },
  }
  const server = createSiteServer({
    directory: out,
    endpoints,
    prepare: address => site?.prepare(address) ?? Promise.resolve(),
    headers: [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-store' }] }],
  })
  server.listen(port)
  await once(server, 'listening').catch((error: unknown) => {
    throw portError(port, error as NodeJS.ErrnoException)
  })
  console.log(`\nReady: ${site.name} is at http://localhost:${port} (Ctrl-C to stop)`)
  // Checking the content takes seconds of CPU time: the first page comes first.
  await compiled
  checker.tell({ changed: [] })
}
