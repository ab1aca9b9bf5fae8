/**
 * An import() that can be tried again after the network failed. Chromium, at least up to version 150, keeps a
 * failed import for as long as the page is open. So the next try asks for the same file under another address,
 * made from the one that the error names.
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
