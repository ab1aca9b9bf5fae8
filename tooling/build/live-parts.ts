import { statSync } from 'node:fs'
import path from 'node:path'
import type { Node } from 'unist'
import { filesUnder } from '../tasks/files-under'
import type { PageOptions } from './page-options'

type Transformer = (tree: Node, file: unknown) => unknown
type Plugin = (options?: unknown) => Transformer

/** What of the parts of the build (build-parts.ts) depends on data/ as a page is laid out. */
interface Parts {
  remarkPlugins: readonly unknown[]
  transformPageOpts: (options: PageOptions) => unknown
}

/** When a file below data/ was last written, made or deleted, as a text that changes with it. */
const stateOfData = (root: string): string =>
  filesUnder(root, 'data')
    .map(file => `${file} ${statSync(path.join(root, file)).mtimeMs}`)
    .join('\n')

/**
 * The parts of the build for the development server, which lays pages out as long as an author works: settings, links,
 * facts and questions are read anew when a file of data/ has changed.
 *
 * @param load imports build-parts.ts and all that it imports anew, and puts the parts together
 */
export function liveParts<AllParts extends Parts>(
  root: string,
  first: AllParts,
  load: () => Promise<AllParts>,
) {
  let state = stateOfData(root)
  let parts = first
  let loading: Promise<void> = Promise.resolve()

  const refresh = async () => {
    const now = stateOfData(root)
    if (now === state) return
    // Where the data are wrong, this page says so, and the next one tries again.
    parts = await load()
    state = now
  }
  const current = async (): Promise<Parts> => {
    // One after another: several pages are laid out at once.
    const mine = loading.then(refresh, refresh)
    loading = mine.catch(() => undefined)
    await mine
    return parts
  }

  const allInTurn = () => async (tree: Node, file: unknown) => {
    for (const entry of (await current()).remarkPlugins) {
      const [plugin, options] = [entry].flat() as [Plugin, unknown]
      await plugin(options)(tree, file)
    }
  }
  return {
    ...first,
    remarkPlugins: [allInTurn],
    transformPageOpts: (options: PageOptions) => parts.transformPageOpts(options),
  }
}
