import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

let loads = 0

/**
 * tooling/build/build-parts.ts and all that it imports, as one file of plain JavaScript, which Next.js and the threads of
 * tooling/build/mdx-loader.mjs can import on every supported Node. Bundling takes a tenth of a second, and spares each of
 * a build's processes the two seconds that translating the files one by one takes.
 *
 * @param {string} root
 */
export async function loadParts(root) {
  const bundle = path.join(root, '.cache/build-parts.mjs')
  // A build's other processes and threads, which have its environment, take what its first has bundled.
  if (process.env.PARTS_OF_BUILD === bundle) return import(pathToFileURL(bundle).href)
  // Processes of one build write the same file at once: each sees it whole.
  const own = `${bundle}.${process.pid}-${Math.random().toString(36).slice(2)}.mjs`
  mkdirSync(path.dirname(bundle), { recursive: true })
  await build({
    entryPoints: [path.join(root, 'tooling/build/build-parts.ts')],
    outfile: own,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  renameSync(own, bundle)
  if (process.env.NODE_ENV === 'production') process.env.PARTS_OF_BUILD = bundle
  // Node.js reads an address once: the development server asks again, for what has changed.
  loads += 1
  return import(`${pathToFileURL(bundle).href}?${loads}`)
}
