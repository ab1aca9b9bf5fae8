import { filesOf, preload } from './preload'

/** The file of an import() as the bundler wrote it, and its module's name: './lesson-JP5XIH5N.js', 'lesson'. */
const fileOf = (load: () => unknown): readonly string[] => /(\.\/(.+)-\w+\.js)/.exec(String(load)) ?? []

/**
 * A module loaded once, with what it imports. After a failure it can be asked for again: a browser keeps a failed import
 * while the page is open, so imports wait until their files are here, and the next try uses another address.
 * @param listed the module's file and those that it imports, './exam-1a.js ./chunk-2b.js', if the bundler didn't write them
 */
export function repeatable<T>(load: () => Promise<T>, listed = ''): () => Promise<T> {
  let loaded: Promise<T> | undefined
  let failures = 0
  const attempt = async () => {
    const [, written = '', name = ''] = fileOf(load)
    const files = listed ? listed.split(' ') : filesOf(written, name)
    const file = files[0] ?? written
    await preload(files, failures > 0)
    if (failures === 0) return load()
    const again = (query: string) => import(/* webpackIgnore: true */ `${file}?again=${query}`) as Promise<T>
    // The first import after a failed preload may still be given its failure.
    return again(`${failures}`).catch(() => again(`${failures}.5`))
  }
  return () => {
    loaded ??= attempt().catch((error: unknown) => {
      loaded = undefined
      failures += 1
      throw error
    })
    return loaded
  }
}
