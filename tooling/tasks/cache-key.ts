import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { remembered } from './remembered'

const project = process.cwd()

/** A hash of texts and bytes that distinguishes 'ab', 'c' from 'a', 'bc'. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex')
}

/**
 * A cache key for what a module makes: a hash of the module, all its imports (as the bundler finds them), and
 * the lock file. Everything kept between builds is named by this key and the module's input.
 * @param module its `import.meta.url`
 */
export const cacheKey = remembered((module: string): string => {
  const { metafile } = buildSync({
    absWorkingDir: project,
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  })
  const files = [...Object.keys(metafile.inputs).sort(), 'package-lock.json']
  return hashOf(...files.flatMap(file => [file, readFileSync(path.join(project, file))]))
})
