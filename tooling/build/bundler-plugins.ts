import { readFile } from 'node:fs/promises'
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

const importsOfWords = /^import \* as (\w+) from '(?:@data|[./]+(?:\/data)?)\/words\/([\w-]+)'$/gm

/** Writes the constant texts of data/words where they are used: a variable for each would make scripts longer. */
export const constantWords = (root: string): Plugin => ({
  name: 'constant-words',
  setup(build) {
    // A module of which nothing is left would be an empty file to load.
    build.onResolve({ filter: /\/words\/[\w-]+$|\/site\/page-address$/ }, ({ path: asked }) => {
      const name = path.basename(asked)
      const folder = name === 'page-address' ? 'lib/site' : 'data/words'
      return { path: path.join(root, folder, `${name}.ts`), sideEffects: false }
    })
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      let contents = await readFile(file, 'utf8')
      for (const [line, local = '', name = ''] of contents.matchAll(importsOfWords)) {
        const texts = (await loadModule(root, `data/words/${name}.ts`)) as Readonly<Record<string, unknown>>
        contents = contents.replace(new RegExp(`\\b${local}\\.(\\w+)`, 'g'), (whole, key: string) =>
          typeof texts[key] === 'string' ? JSON.stringify(texts[key]) : whole,
        )
        // Nothing is left to import; a module that two scripts share becomes a file of its own.
        if (!contents.includes(`${local}.`)) contents = contents.replace(line, '')
      }
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
})

/** The page's script imports modules by address, on demand. */
export const partAddresses = (codeFiles: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'part-addresses',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: asked }) => {
      const [address] = (kind === 'dynamic-import' && codeFiles.get(path.basename(asked))) || []
      return address ? { path: `./${path.basename(address)}`, external: true } : undefined
    })
  },
})
