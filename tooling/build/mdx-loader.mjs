import { availableParallelism } from 'node:os'
import { fileURLToPath, URL } from 'node:url'
import Tinypool from 'tinypool'

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

/**
 * Webpack's loader of MDX pages in a production build: nextra's own, in threads. Compiling the pages is a third of a cold
 * build, and the main thread has enough to do. Its options are nextra's; the functions among them are made anew in each thread.
 */
export default function mdxLoader(source) {
  const done = this.async()
  const options = Object.fromEntries(
    Object.entries(this.getOptions()).filter(([, value]) => ['string', 'boolean'].includes(typeof value)),
  )
  threadsOfCompiler()
    .run({ source, file: this.resourcePath, options })
    .then(({ code, shows }) => {
      // Pages whose reading time or terms this page shows: a change there compiles it anew.
      for (const file of shows) this.addDependency(file)
      done(null, code)
    })
    .catch(done)
}
