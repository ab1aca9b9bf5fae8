import path from 'node:path'
import type { Plugin } from 'esbuild'
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
