import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath, URL } from 'node:url'
import Tinypool from 'tinypool'
import { madeAhead } from './made-ahead.mjs'

/** The compiler itself needs a processor; what is left compiles MDX. */
const threads = Math.max(1, availableParallelism() - 1)

let pool

/** Threads that end with the process; each has its own MDX compiler, which takes seconds to start. */
function threadsOfCompiler() {
  pool ??= new Tinypool({
    filename: fileURLToPath(new URL('./mdx-worker.mjs', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
  })
  return pool
}

/** Ends the threads, which hold some hundred megabytes. */
export async function endThreads() {
  const ended = pool
  pool = undefined
  await ended?.destroy()
}

/** Starts the threads while the compiler itself is still starting. */
export const warmUp = () => void threadsOfCompiler()

/** Nextra's options, as far as a thread can be given them; the functions among them are made anew in each. */
const plainOptions = options =>
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => ['string', 'boolean'].includes(typeof value)),
  )

const pages = madeAhead(page => threadsOfCompiler().run(page))

/**
 * Compiles pages before webpack asks for them: where a few are all that there is to compile, the threads would begin only
 * when it has read its cache.
 *
 * @param {readonly string[]} files
 * @param {object} options nextra's, of its loader of pages
 */
export function compileAhead(files, options) {
  for (const file of files)
    pages.begin({ source: readFileSync(file, 'utf8'), file, options: plainOptions(options) })
}

/**
 * Webpack's loader of MDX pages in a production build: nextra's own, in threads. Compiling the pages is a third of a cold
 * build, and the main thread has enough to do.
 */
export default function mdxLoader(source) {
  const done = this.async()
  pages
    .take({ source, file: this.resourcePath, options: plainOptions(this.getOptions()) })
    .then(({ code, shows }) => {
      // Pages whose reading time or terms this page shows: a change there compiles it anew.
      for (const file of shows) this.addDependency(file)
      done(null, code)
    })
    .catch(done)
}
