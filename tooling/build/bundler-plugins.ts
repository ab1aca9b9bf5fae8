import path from 'node:path'
import type { Plugin } from 'esbuild'
import { loadModule } from '../check/content/load-module'
import { curly, typesetIn } from '../typography/typeset'
import { styleModule } from './style-sheets'

/** CSS modules in scripts: their class names. The rules are in the site's style sheet. */
export const classNames: Plugin = {
  name: 'class-names',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
      contents: JSON.stringify(styleModule(file).classes),
      loader: 'json',
    }))
  },
}

/** A statement of the Guide without our words for it, which are for authors once the Guide's own are there. */
const asShown = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value && 'quote' in value ? { ...value, statement: '' } : value

/** Questions and statements of the Guide, with the quotes that their pages show them with. */
export const curlyQuestions: Plugin = {
  name: 'curly-questions',
  setup(build) {
    const filter = /\bdata\/(?:(?:exam-)?questions|guide-coverage)\/[\w-]+\.ts$/
    build.onLoad({ filter }, async ({ path: file }) => {
      const values = typesetIn(await loadModule('', file), curly) as object
      const lines = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value, asShown)}`,
      )
      return { contents: lines.join('\n'), loader: 'js' }
    })
  },
}

/** The page's script imports modules by address, on demand. */
export const partAddresses = (parts: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'part-addresses',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: asked }) => {
      const [address] = (kind === 'dynamic-import' && parts.get(path.basename(asked))) || []
      return address ? { path: `./${path.basename(address)}`, external: true } : undefined
    })
  },
})
