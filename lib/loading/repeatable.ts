/**
 * An import() that can be retried after the network failed. Chromium, at least up to 150, keeps a failed import while
 * the page is open, so the next try asks for the file under another address, made from the one the error names.
 */
export function repeatable<T>(load: () => Promise<T>): () => Promise<T> {
  let failed: string | undefined
  let tries = 0
  return async () => {
    try {
      if (!failed) return await load()
      return (await import(/* webpackIgnore: true */ `${failed}?again=${++tries}`)) as T
    } catch (error) {
      failed ??= /https?:\S+\.js/.exec(String(error))?.[0]
      throw error
    }
  }
}
