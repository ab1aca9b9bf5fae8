import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { filesUnder } from '../tasks/files-under'
import { bundlerPlugins, partAddresses } from './bundler-plugins'
import type { Constants } from './constant-variables'

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

/** The scripts that the page's own asks for: those in browser/apps, and the plain ones. */
const partFiles = (root: string) => [
  ...filesUnder(root, 'browser/apps', '.tsx'),
  'browser/copying.ts',
  'browser/course.ts',
  'browser/interview-questions.ts',
  'browser/lesson.ts',
  'browser/newsletter.ts',
  'browser/question.ts',
]

/** Parts that are imported when they are needed, and not before. */
const unheralded = new Set(['copy-page', 'exit-modal', 'newsletter'])

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
      'next/link': path.join(root, 'browser/stand-ins/link.tsx'),
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(given.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
      // Settings that are not given: read off what has none of them. An object here would be a module of its own, which
      // every part had to ask for.
      'process.env': 'globalThis',
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

/** What the page's script asks for by need: each a file of browser/, and what else it needs, the file itself first. */
type Parts = Map<string, string[]>

/** Bundles the parts; modules that several need are files of their own. */
async function bundleParts(
  common: BuildOptions,
  root: string,
  files: Map<string, string>,
  worker: string,
  constants: Constants,
): Promise<Parts> {
  const { outputFiles, metafile } = await build({
    ...common,
    write: false,
    entryPoints: partFiles(root),
    outdir: path.join(root, 'page'),
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: bundlerPlugins(worker, constants),
  })
  for (const file of outputFiles) files.set(addressOf(file.path), file.text)
  const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) =>
    entryPoint?.startsWith('browser/'),
  )
  return new Map(
    entries.map(([output, { entryPoint = '' }]) => [
      path.parse(entryPoint).name,
      [output, ...importsOf(metafile.outputs, output)].map(addressOf),
    ]),
  )
}

/**
 * Bundles what runs in a browser. `dataOf` names the data that a part fetches first.
 *
 * @param root the project
 * @param constants what stands in the islands' styles in the place of variables, as in those of the pages
 */
export async function bundleScripts(
  root: string,
  dataOf: Readonly<Record<string, readonly string[]>>,
  constants: Constants,
): Promise<Scripts> {
  const common = commonOptions(root)
  const first = await textOf({ ...common, entryPoints: ['browser/first.ts'], format: 'iife' })
  const worker = await textOf({
    ...common,
    entryPoints: ['components/search/search-worker.ts'],
    format: 'iife',
  })
  const workerAddress = `${place}/search-worker-${hashOf(worker)}.js`
  const files = new Map([[workerAddress, worker]])
  const parts = await bundleParts(common, root, files, workerAddress, constants)
  const data = (name: string) => [...(name === 'search' ? [workerAddress] : []), ...(dataOf[name] ?? [])]
  // A part itself is imported in the same breath, so that what it imports is all that has to be asked for.
  const needed = [...parts]
    .map(([name, [, ...modules]]) => [name, modules] as const)
    .filter(([name, modules]) => !unheralded.has(name) && modules.length > 0)
  const users = (module: string) => needed.filter(([, each]) => each.includes(module)).length
  // Those that most parts need first: the lists of the parts then begin alike, and compress the better.
  const modules = [...new Set(needed.flatMap(([, each]) => each))].sort((a, b) => users(b) - users(a))
  const preloads = {
    modules,
    parts: Object.fromEntries(
      needed.map(([name, each]) => [name, each.map(file => modules.indexOf(file)).sort((a, b) => a - b)]),
    ),
    data: Object.fromEntries(
      [...parts.keys()].map(name => [name, data(name)] as const).filter(([, files]) => files.length > 0),
    ),
  }
  const text = await textOf({
    ...common,
    entryPoints: ['browser/page.ts'],
    define: { ...common.define, PRELOADS: JSON.stringify(preloads) },
    plugins: [partAddresses(parts)],
  })
  const page = `${place}/page-${hashOf(text)}.js`
  files.set(page, text)
  return { files, page, first: first.trim() }
}
