import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { context } from 'esbuild'

/** @param {{ file: string, line: number } | null | undefined} place */
const placeOf = place => (place ? `${place.file}:${place.line}` : 'data')

/**
 * Modules of the project by their source's name. A file's output is named by a hash of its contents and of all that it imports,
 * so that Node.js, which reads an address once, runs after a change what depends on it and nothing else: the rest stays
 * as it is in memory, with all that it keeps there.
 *
 * Tried: tsx's own `tsImport`, which translates and runs some 500 modules anew for one changed value (3.3 s of a processor).
 *
 * @param {string} root
 * @param {string[]} entryPoints the modules that are asked for by name, and those that shall stay in memory by themselves
 * @param {{ place?: string, plugins?: import('esbuild').Plugin[] }} options where what it makes lies: another place than that
 *   of a development server that may be running
 */
export async function freshModules(root, entryPoints, { place = '.cache/dev', plugins = [] } = {}) {
  const folder = path.join(root, place)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const bundler = await context({
    absWorkingDir: root,
    entryPoints,
    plugins,
    outdir: folder,
    // All in one folder, two below the root as tooling/check/rules/ is: `import.meta.url` leads to the same files.
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    sourcemap: 'linked',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
    // What it writes itself, it takes away when a file cannot be read.
    write: false,
    logLevel: 'silent',
  })
  /** @type {Map<string, string>} */
  let outputs = new Map()
  return {
    /** Notices what has changed. Throws a sentence with file and line where a file is no TypeScript; all is as before then. */
    async refresh() {
      const { metafile, outputFiles } = await bundler.rebuild().catch(error => {
        const [first] = error.errors ?? []
        throw first ? new Error(`${placeOf(first.location)}  cannot be read: ${first.text}.`) : error
      })
      for (const { path: output, contents } of outputFiles)
        if (!existsSync(output)) writeFileSync(output, contents)
      outputs = new Map(
        Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
          entryPoint ? [[entryPoint, path.join(root, output)]] : [],
        ),
      )
    },
    /**
     * @param {string} file the source, from the root: 'data/site.ts'
     * @returns {Promise<object>} what it exports, the same object as long as it and all that it imports are the same
     */
    load(file) {
      const output = outputs.get(file)
      if (!output) throw new Error(`${file} is not read here: add it to scripts/dev.mjs.`)
      return import(pathToFileURL(output).href)
    },
    close: () => bundler.dispose(),
  }
}
