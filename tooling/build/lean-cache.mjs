/**
 * What webpack keeps for later builds although making it is quicker than reading it back: the code that it generates of a
 * parsed module, and the files that it puts together of such code. All modules take it a tenth of a second, and the two
 * were two thirds of the cache, which every build reads whole.
 */
const quicklyMade = /(^|[/|])Compilation\/(codeGeneration|assets)\|/

/** Webpack's plugin that leaves it out of the cache. */
export class LeanCache {
  /** @param {{ cache: { store: (id: string, etag: unknown, data: unknown, done: (error?: Error | null) => void) => void } }} compiler */
  apply({ cache }) {
    const store = cache.store.bind(cache)
    cache.store = (id, etag, data, done) => (quicklyMade.test(id) ? done() : store(id, etag, data, done))
  }
}
