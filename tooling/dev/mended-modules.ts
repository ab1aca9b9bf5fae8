import path from 'node:path'
import type { Plugin } from 'esbuild'
import type { LoadModule } from '../check/content/load-module'
import { readModule } from '../check/content/module-fault'
import type { Finding } from '../check/rules/run-rules'
import { filesUnder } from '../tasks/files-under'
import { freshModules } from './fresh-modules.mjs'

/** Modules of a project whose data/ or lib/ has mistakes of syntax, as they were probably meant, and the mistakes. */
export interface MendedModules {
  findings: Finding[]
  /** Undefined where even what was meant cannot be told. */
  load: LoadModule | undefined
}

async function readAll(root: string) {
  const files = ['data', 'lib'].flatMap(folder => filesUnder(root, folder, '.ts'))
  const read = await Promise.all(files.map(async file => ({ file, ...(await readModule(root, file)) })))
  return read.filter(({ faults }) => faults.length > 0)
}

/**
 * The modules with each broken file of data/ or lib/ in place of which TypeScript's parser gives what was probably meant, so that one missing
 * comma does not hide what else there is to find. Bundled, as Node.js itself would stop at the comma.
 *
 * @param entryPoints the modules that are asked for by name
 * @returns undefined where no file of these is broken
 */
export async function mendedModules(
  root: string,
  entryPoints: readonly string[],
): Promise<MendedModules | undefined> {
  const broken = await readAll(root)
  if (broken.length === 0) return undefined
  const codes = new Map(broken.map(({ file, code }) => [path.join(root, file), code]))
  const mended: Plugin = {
    name: 'mended',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const contents = codes.get(file)
        return contents === undefined ? undefined : { contents, loader: 'js' }
      })
    },
  }
  const modules = await freshModules(root, [...entryPoints, 'data/**/*.ts'], {
    place: '.cache/mended',
    plugins: [mended],
  })
  const isLoadable = await modules.refresh().then(
    () => true,
    () => false,
  )
  await modules.close()
  const findings = broken.flatMap(({ file, faults }) =>
    faults.map(({ line, message }) => ({
      file,
      line,
      message: `cannot be read: ${message}`,
      rule: 'data-syntax',
    })),
  )
  return { findings, load: isLoadable ? file => modules.load(file) : undefined }
}
