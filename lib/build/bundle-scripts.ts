import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { bundlerPlugins } from './bundler-plugins'

/** Where the scripts lie in an export; their names carry a hash of their content. */
const place = '/_next/static/page'

/** The scripts of an export. */
export interface Scripts {
  /** Address under the export → content. */
  files: Map<string, string>
  /** Address of the page's script. */
  page: string
  /** What stands inside the HTML itself. */
  first: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

function commonOptions(root: string): BuildOptions {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    tsconfig: path.join(root, 'tsconfig.json'),
    alias: {
      // React's own renderer is seven times as large; the islands ask nothing of it that Preact has not.
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'next/link': path.join(root, 'client/stand-ins/link.tsx'),
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(given.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
      'process.env': '{}',
    },
  }
}

async function textOf(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...options, write: false })
  return outputFiles[0]?.text ?? ''
}

/** Modules that an output of the bundler imports, at first hand and at any other. */
function importsOf(outputs: Metafile['outputs'], output: string, found = new Set<string>()): Set<string> {
  for (const { path: imported, kind } of outputs[output]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(imported)) continue
    found.add(imported)
    importsOf(outputs, imported, found)
  }
  return found
}

const addressOf = (output: string) => `${place}/${path.basename(output)}`

/** Name of a part → the modules that it needs, so that they are asked for together. */
function modulesOfParts(metafile: Metafile): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  const page = Object.keys(metafile.outputs).find(
    output => metafile.outputs[output]?.entryPoint === 'client/page.ts',
  )
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    const name = /^client\/(?:islands\/)?([\w-]+)\.tsx?$/.exec(entryPoint ?? '')?.[1]
    if (!name || output === page) continue
    const modules = [output, ...importsOf(metafile.outputs, output)].filter(each => each !== page)
    parts.set(name, modules.map(addressOf))
  }
  return parts
}

/**
 * Bundles what runs in a browser. `dataOf` names the data that a part fetches first.
 *
 * @param root the project
 */
export async function bundleScripts(
  root: string,
  dataOf: Readonly<Record<string, readonly string[]>>,
): Promise<Scripts> {
  const common = commonOptions(root)
  const first = await textOf({ ...common, entryPoints: ['client/first.ts'], format: 'iife' })
  const worker = await textOf({
    ...common,
    entryPoints: ['components/search/search-worker.ts'],
    format: 'iife',
  })
  const workerAddress = `${place}/search-worker-${hashOf(worker)}.js`
  const { outputFiles, metafile } = await build({
    ...common,
    write: false,
    entryPoints: ['client/page.ts'],
    outdir: path.join(root, 'page'),
    splitting: true,
    metafile: true,
    chunkNames: '[name]-[hash]',
    plugins: bundlerPlugins(root, workerAddress),
  })
  const parts = modulesOfParts(metafile)
  const data = (name: string) => [...(name === 'search' ? [workerAddress] : []), ...(dataOf[name] ?? [])]
  const preloads = Object.fromEntries(
    [...parts].map(([name, modules]) => [name, { modules, data: data(name) }]),
  )
  const files = new Map([[workerAddress, worker]])
  let page = ''
  for (const file of outputFiles) {
    if (path.basename(file.path) !== 'page.js') {
      files.set(addressOf(file.path), file.text)
      continue
    }
    const text = `const PRELOADS=${JSON.stringify(preloads)};${file.text}`
    page = `${place}/page-${hashOf(text)}.js`
    files.set(page, text)
  }
  return { files: withPage(files, page), page, first: first.trim() }
}

/** The parts name the page's script by the name that it had before the list was put into it. */
function withPage(files: Map<string, string>, page: string): Map<string, string> {
  const name = path.basename(page)
  return new Map(
    [...files].map(([address, text]) => [address, text.replaceAll('"./page.js"', `"./${name}"`)]),
  )
}
