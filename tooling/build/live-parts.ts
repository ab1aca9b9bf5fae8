import { statSync } from 'node:fs'
import path from 'node:path'
import type { Node } from 'unist'
import { tsImport } from 'tsx/esm/api'
import { filesUnder } from '../tasks/files-under'
import type { buildParts } from './build-parts'
import type { PageOptions } from './page-options'

type Plugins = ReturnType<typeof buildParts>
type Transformer = (tree: Node, file: unknown) => unknown
type Plugin = (options?: unknown) => Transformer

/** A text that changes whenever a file below data/ is written, added, or deleted. */
const stateOfData = (root: string): string =>
  filesUnder(root, 'data')
    .map(file => `${file} ${statSync(path.join(root, file)).mtimeMs}`)
    .join('\n')

async function loadAfresh(root: string): Promise<Plugins> {
  const module = (await tsImport('./build-parts.ts', import.meta.url)) as { buildParts: typeof buildParts }
  return module.buildParts(root)
}

/**
 * The build's plugins for the development server: settings, links, facts, and questions are reloaded when data/ changes.
 *
 * @param load loads build-parts.ts afresh, with all that it imports
 */
export function liveParts(root: string, first: Plugins, load = () => loadAfresh(root)) {
  let state = stateOfData(root)
  let plugins = first
  let loading = Promise.resolve(first)

  const current = async (): Promise<Plugins> => {
    const now = stateOfData(root)
    if (now !== state) loading = load()
    state = now
    try {
      return (plugins = await loading)
    } catch (error) {
      // This page shows the error, and the next one tries again.
      state = ''
      throw error
    }
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
    transformPageOpts: (options: PageOptions) => plugins.transformPageOpts(options),
  }
}
