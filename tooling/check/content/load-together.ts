import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { loadOnce, type LoadModule } from './load-module'

const place = '.cache/together'

/** Bundles the modules, by file. */
async function loadBundle(root: string, files: readonly string[]): Promise<Map<string, object>> {
  const inside = path.join(root, place)
  mkdirSync(inside, { recursive: true })
  const folder = mkdtempSync(path.join(inside, 'of-'))
  const outfile = path.join(folder, 'modules.mjs')
  await build({
    stdin: {
      contents: files
        .map((file, index) => `export * as m${index} from ${JSON.stringify(`./${file}`)}`)
        .join('\n'),
      resolveDir: root,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  })
  const modules = (await import(pathToFileURL(outfile).href)) as Record<string, object>
  rmSync(folder, { recursive: true })
  return new Map(files.map((file, index) => [file, modules[`m${index}`] ?? {}]))
}

/** Plain imports: slow, but an error names its own file and line, and doesn't affect the other modules. */
async function loadOneByOne(root: string): Promise<LoadModule> {
  const { register } = await import('tsx/esm/api')
  register()
  return loadOnce(root)
}

/**
 * Loads modules of data/ into a program that runs as plain JavaScript: the first request loads all `files`.
 * @param files paths from the root
 */
export function loadTogether(root: string, files: readonly string[]): LoadModule {
  let bundle: Promise<Map<string, object> | undefined> | undefined
  let others: Promise<LoadModule> | undefined
  return async file => {
    bundle ??= loadBundle(root, files).catch(() => undefined)
    const module = (await bundle)?.get(file)
    if (module) return module
    others ??= loadOneByOne(root)
    return (await others)(file)
  }
}
