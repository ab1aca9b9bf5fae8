import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform, type Plugin } from 'esbuild'
import { filesUnder } from '../tasks/files-under'
import { inlineConstants, type Constants } from './constant-variables'
import { styleModule } from './style-sheets'

/** Style modules in the islands: their class names, and their rules, which come to the page with the island. */
const styleModules = (constants: Constants): Plugin => ({
  name: 'style-modules',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const { root, classes } = styleModule(file, readFileSync(file, 'utf8'))
      const { code } = await transform(inlineConstants(root, constants).toString(), {
        loader: 'css',
        minifyWhitespace: true,
      })
      const place = path.resolve('browser/add-styles.ts')
      return {
        contents: `import { addStyles } from ${JSON.stringify(place)}
addStyles(${JSON.stringify(code.trim())})
export default ${JSON.stringify(classes)}`,
        loader: 'js',
        resolveDir: path.dirname(file),
      }
    })
  },
})

/** The search's worker is bundled by itself; where webpack reads its address off this idiom, the bundler puts it in. */
const workerAddress = (address: string): Plugin => ({
  name: 'worker-address',
  setup(build) {
    build.onLoad({ filter: /search-session\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replace(
        /new URL\('\.\/search-worker\.ts', import\.meta\.url\)/,
        JSON.stringify(address),
      ),
      loader: 'ts',
    }))
  },
})

const context = /import\.meta\.webpackContext\('([^']+)', \{ regExp: (\/.*?\/) \}\)/g

/** `import.meta.webpackContext(folder, …)` as an object of that folder's modules, by what each exports as a constant. */
const folders: Plugin = {
  name: 'folders',
  setup(build) {
    build.onLoad({ filter: /question-bank\.ts$/ }, async ({ path: file }) => {
      const imports: string[] = []
      const text = (await readFile(file, 'utf8')).replace(context, (_, folder: string) => {
        const files = filesUnder(path.dirname(file), folder, '.ts').map(
          each => `./${path.relative(folder, each)}`,
        )
        const names = files.map(each => {
          const place = path.posix.join(folder, each)
          // By name: for a module as a whole the bundler makes a helper, for which every part of a page would ask.
          const text = readFileSync(path.join(path.dirname(file), place), 'utf8')
          const values = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => {
            imports.push(
              `import { ${name} as value${imports.length} } from ${JSON.stringify(place.replace(/^(?!\.)/, './'))}`,
            )
            return `${name}: value${imports.length - 1}`
          })
          return `${JSON.stringify(each)}: { ${values.join(', ')} }`
        })
        return `(modules => Object.assign(key => modules[key], { keys: () => Object.keys(modules) }))({ ${names.join(', ')} })`
      })
      return { contents: `${imports.join('\n')}\n${text}`, loader: 'ts' }
    })
  },
}

/** In the page's script, the addresses of the parts that it asks for by need. */
export const partAddresses = (parts: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'part-addresses',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: asked }) => {
      const [address] = (kind === 'dynamic-import' && parts.get(path.basename(asked))) || []
      return address ? { path: `./${path.basename(address)}`, external: true } : undefined
    })
  },
})

/** What the bundler does beside what it does by itself. */
export const bundlerPlugins = (worker: string, constants: Constants): Plugin[] => [
  styleModules(constants),
  workerAddress(worker),
  folders,
]
