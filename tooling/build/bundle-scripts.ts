import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { workerPath } from '../../lib/offline/offline-list'
import { prefixOf } from '../../lib/site/languages'
import type { SiteInput } from '../../lib/site/schema'
import { filesUnder } from '../tasks/files-under'
import { classNames, constantWords, curlyQuestions, partAddresses } from './bundler-plugins'

/** Folder of everything that pages load; names contain a hash of the content. */
export const assetFolder = '/_next/static/page'

/** The address of a file by name and content. */
export function hashedAddress(name: string, text: string): string {
  const [stem, ending] = name.split('.')
  return `${assetFolder}/${stem}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`
}

/** The scripts of an export. */
export interface Scripts {
  /** Address in the export → content. */
  files: Map<string, string>
  /** Address of the page's script. */
  page: string
  /** The script inside the HTML. */
  first: string
  /** By an app's name its file and those that it imports, './exam-1a.js ./chunk-2b.js', for the pages that have it. */
  apps: ReadonlyMap<string, string>
  /** Names of the packages of which any file holds code. */
  packages: readonly string[]
}

/** FlexSearch's published build without threads and databases: 6 KB less, compressed. Its `exports` don't list it. */
const compactFlexSearch = path.join(
  path.dirname(createRequire(import.meta.url).resolve('flexsearch')),
  'flexsearch.compact.module.min.js',
)

/** Modules that the page imports on demand. */
const partFiles = (root: string) => [
  ...filesUnder(root, 'browser/apps', '.tsx'),
  'browser/copying.ts',
  'browser/course.ts',
  'browser/exit-modal.ts',
  'browser/interview-questions.ts',
  'browser/lesson.ts',
  'browser/menus.ts',
  'browser/newsletter.ts',
  'browser/offline.ts',
  'browser/question.ts',
  'browser/saved-course.ts',
  'browser/search.ts',
  'browser/ticks.ts',
]

/** The settings that decide what the page's script includes. */
export type ScriptSettings = Pick<SiteInput, 'darkMode' | 'defaultLocale' | 'locales' | 'offline'>

function commonOptions(root: string, settings: ScriptSettings): BuildOptions {
  const { darkMode, defaultLocale, locales, offline } = settings
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    tsconfig: path.join(root, 'tsconfig.json'),
    plugins: [classNames, curlyQuestions, constantWords(root)],
    alias: {
      flexsearch: compactFlexSearch,
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.HAS_LANGUAGES': locales.length > 1 ? '"yes"' : '""',
      'process.env.PREFIX': JSON.stringify(prefixOf(settings, defaultLocale)),
      'process.env.OFFLINE': offline ? '"yes"' : '""',
      ...Object.fromEntries(given.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
      // Also where the setting isn't the environment's, so that scripts leave out what is off.
      'process.env.NEXT_PUBLIC_DARK_MODE': JSON.stringify(darkMode || ''),
      // Unset settings are read from an empty object: a literal would become a module every script imports.
      'process.env': 'globalThis',
    },
  }
}

async function bundled(options: BuildOptions): Promise<{ text: string; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true })
  return { text: outputFiles[0]?.text ?? '', metafile }
}

/** The packages whose code is in the outputs of some bundles. */
function packagesIn(bundles: readonly Metafile[]): string[] {
  const files = bundles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    ),
  )
  const names = files.flatMap(file => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
  return [...new Set(names)].sort()
}

/** The outputs a bundle imports, directly or indirectly. */
function importsOf(outputs: Metafile['outputs'], output: string, found = new Set<string>()): Set<string> {
  for (const { path: imported, kind } of outputs[output]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(imported)) continue
    found.add(imported)
    importsOf(outputs, imported, found)
  }
  return found
}

const addressOf = (output: string) => `${assetFolder}/${path.basename(output)}`

/** Bundles the modules loaded on demand. Returns each module's address and those of its imports. */
async function bundleParts(
  options: BuildOptions,
  files: Map<string, string>,
): Promise<{ codeFiles: Map<string, string[]>; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    ...options,
    write: false,
    outdir: path.join(options.absWorkingDir ?? '', 'page'),
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  })
  for (const file of outputFiles) files.set(addressOf(file.path), file.text)
  const { outputs } = metafile
  const codeFiles = Object.entries(outputs).flatMap(([output, { entryPoint }]): [string, string[]][] =>
    entryPoint && (options.entryPoints as string[]).includes(entryPoint)
      ? [[path.parse(entryPoint).name, [output, ...importsOf(outputs, output)].map(addressOf)]]
      : [],
  )
  return { codeFiles: new Map(codeFiles), metafile }
}

/** Lists of files, which each page carries: all files, and by a list's name a letter for each of its files, from A. */
function inLetters(lists: readonly [string, string[]][]): [files: string, letters: Record<string, string>] {
  const files = [...new Set(lists.flatMap(([, names]) => names))]
  const letters = (names: string[]) =>
    names.map(name => String.fromCodePoint(65 + files.indexOf(name))).join('')
  return [
    files.join(' '),
    Object.fromEntries(
      lists.filter(([, names]) => names.length > 0).map(([name, names]) => [name, letters(names)]),
    ),
  ]
}

/**
 * Bundles everything that runs in a browser.
 * @param root the project
 * @param data addresses of data that a module fetches first, by its name
 */
export async function bundleScripts(
  root: string,
  settings: ScriptSettings,
  data: Readonly<Record<string, readonly string[]>>,
): Promise<Scripts> {
  const common = commonOptions(root, settings)
  const files = new Map<string, string>()
  const keep = (name: string, text: string) => {
    const address = hashedAddress(name, text)
    files.set(address, text)
    return address
  }
  const first = await bundled({ ...common, entryPoints: ['browser/first.ts'], format: 'iife' })
  const search = await bundled({ ...common, entryPoints: ['browser/search-worker.ts'], format: 'iife' })
  const worker = keep('search-worker.js', search.text)
  const runs = await bundled({ ...common, entryPoints: ['browser/forecast-worker.ts'], format: 'iife' })
  const forecastWorker = keep('forecast-worker.js', runs.text)
  const metrics = await bundled({ ...common, entryPoints: ['browser/metrics-worker.ts'], format: 'iife' })
  const metricsWorker = keep('metrics-worker.js', metrics.text)
  const serviceWorker = await bundled({
    ...common,
    entryPoints: [settings.offline ? 'browser/service-worker.ts' : 'browser/worker-removal.ts'],
    format: 'iife',
  })
  // Under a name that stays: browsers ask for it again, to see whether it has changed.
  files.set(workerPath, serviceWorker.text)
  const define = {
    ...common.define,
    FORECAST_WORKER: JSON.stringify(forecastWorker),
    METRICS_WORKER: JSON.stringify(metricsWorker),
    SEARCH_WORKER: JSON.stringify(worker),
  }
  const { codeFiles, metafile } = await bundleParts(
    { ...common, entryPoints: partFiles(root), define },
    files,
  )
  const isApp = (name: string) => existsSync(path.join(root, `browser/apps/${name}.tsx`))
  const apps = [...codeFiles].flatMap(([name, addresses]): [string, string][] =>
    isApp(name)
      ? [
          [
            name,
            // With the app, so that a device that has one has its worker without a connection.
            [...addresses, ...(name === 'metrics' ? [metricsWorker] : [])]
              .map(address => `./${path.basename(address)}`)
              .join(' '),
          ],
        ]
      : [],
  )
  const others = [...codeFiles].filter(([name]) => !isApp(name))
  const preloads = others.map(([name, [, ...modules]]): [string, string[]] => [
    name,
    [
      ...modules.map(module => path.basename(module, '.js')),
      ...(name === 'search' ? [worker] : []),
      ...(data[name] ?? []),
    ],
  ])
  const page = await bundled({
    ...common,
    entryPoints: ['browser/page.ts'],
    define: {
      ...define,
      PRELOADS: JSON.stringify(inLetters(preloads)),
    },
    plugins: [classNames, constantWords(root), partAddresses(codeFiles)],
  })
  return {
    files,
    page: keep('page.js', page.text),
    first: first.text.trim(),
    apps: new Map(apps),
    packages: packagesIn(
      [first, search, runs, metrics, serviceWorker, { metafile }, page].map(each => each.metafile),
    ),
  }
}
