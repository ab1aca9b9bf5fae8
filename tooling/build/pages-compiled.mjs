import { endThreads } from './mdx-loader.mjs'

/** What the process of Next.js says when every page is compiled (scripts/build.ts hears it). */
export const pagesCompiled = 'pages compiled'

/** Webpack's plugin that says so, and ends the threads that compiled them. */
export class PagesCompiled {
  /** @param {{ hooks: { finishMake: { tapPromise: (name: string, run: () => Promise<void>) => void } } }} compiler */
  apply(compiler) {
    compiler.hooks.finishMake.tapPromise('pages-compiled', async () => {
      process.send?.(pagesCompiled)
      await endThreads()
    })
  }
}
