import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sources } from '../../tooling/tasks/build-stamp'
import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { run, runNode } from '../../tooling/tasks/run'
import { toolFile } from '../../tooling/tasks/tools'
import { writeSearchIndexes } from '../search-index'
import type { BenchPage } from '../bench/bench-pages'

/** Below the project's root, so that its packages are found. */
export const place = '.cache/bench-search'

export type Variant = 'ours' | 'stock'

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

function writePages(folder: string, pages: readonly BenchPage[]): void {
  const folders = new Set(pages.map(({ route }) => route.slice(0, route.lastIndexOf('/'))))
  for (const { route, markdown } of pages) {
    const file = folders.has(route) || route === '/' ? `pages${route}/index.mdx` : `pages${route}.mdx`
    write(folder, file, markdown)
  }
}

function layOutOurs(root: string, folder: string): void {
  for (const source of sources.filter(each => !['patches', 'package-lock.json', 'pages'].includes(each))) {
    cpSync(path.join(root, source), path.join(folder, source), { recursive: true })
  }
  for (const page of ['_app.mdx', '_document.tsx', '404.mdx', '500.mdx']) {
    cpSync(path.join(root, 'pages', page), path.join(folder, 'pages', page))
  }
}

/** Nextra as its documentation has one begin, with the page map in _app, which is to its favor. */
function layOutStock(folder: string): void {
  write(folder, 'package.json', '{ "name": "stock", "private": true, "type": "module" }')
  write(
    folder,
    'pages/_app.mdx',
    "import 'nextra-theme-docs/style.css'\n\nexport default function App({ Component, pageProps }) {\n  return <Component {...pageProps} />\n}\n",
  )
  write(
    folder,
    'theme.config.jsx',
    "export default { logo: 'Stock', search: { placeholder: 'Search website...' } }\n",
  )
  write(
    folder,
    'next.config.js',
    `import nextra from 'nextra'
export default nextra({ theme: 'nextra-theme-docs', themeConfig: './theme.config.jsx', staticImage: false })({
  output: 'export', images: { unoptimized: true }, typescript: { ignoreBuildErrors: true },
})
`,
  )
}

/** The theme as it was published, without this project's patch. */
async function installStockTheme(folder: string, version: string): Promise<void> {
  const target = path.join(folder, 'node_modules/nextra-theme-docs')
  if (existsSync(target)) return
  mkdirSync(target, { recursive: true })
  const packed = await run('npm', ['pack', `nextra-theme-docs@${version}`, '--pack-destination', folder])
  const archive = path.join(folder, `nextra-theme-docs-${version}.tgz`)
  const unpacked =
    packed.code === 0 && (await run('tar', ['xzf', archive, '-C', target, '--strip-components=1']))
  if (!unpacked || unpacked.code !== 0) {
    rmSync(target, { recursive: true, force: true })
    throw new ClearError(`The published nextra-theme-docs@${version} could not be fetched: ${packed.output}`)
  }
}

const buildId = 'bench'

/** Builds a variant of the site from the same pages; returns its export. */
export async function buildVariant(
  root: string,
  variant: Variant,
  pages: readonly BenchPage[],
): Promise<string> {
  const folder = path.join(root, place, variant)
  for (const old of ['pages', 'out', 'data', 'lib', 'tooling', 'components', 'styles', 'scripts', '.next']) {
    rmSync(path.join(folder, old), { recursive: true, force: true })
  }
  mkdirSync(folder, { recursive: true })
  if (variant === 'ours') layOutOurs(root, folder)
  else {
    layOutStock(folder)
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    await installStockTheme(folder, dependencies['nextra-theme-docs'] ?? '')
  }
  writePages(folder, pages)
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    EXAMPLES_WARNED: '1',
    BUILD_ID: buildId,
    NODE_OPTIONS: '--import tsx',
  }
  const built = await runNode([toolFile(root, 'next'), 'build', '--webpack'], { cwd: folder, env })
  if (built.code !== 0) throw new ClearError(`The ${variant} variant could not be built:\n${built.output}`)
  const out = path.join(folder, 'out')
  if (variant === 'ours') await writeSearchIndexes(folder, out, buildId)
  return out
}
