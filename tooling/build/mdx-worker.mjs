// A thread that compiles MDX pages for tooling/build/mdx-loader.mjs.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import { loadParts } from './load-parts.mjs'

const root = process.cwd()
const require = createRequire(path.join(root, 'package.json'))
const { buildParts, remarkParsedOnce } = await loadParts(root)
const { remarkPlugins, transformPageOpts, takeShownFiles } = buildParts(root)
const nextraFile = name => path.join(path.dirname(require.resolve('nextra/package.json')), 'dist', name)
const { Repository } = createRequire(nextraFile('loader.mjs'))('@napi-rs/simple-git')
// Nextra walks through the history for each page's last change, of which nothing is used (tooling/build/page-options.ts).
Repository.prototype.getFileLatestModifiedDateAsync = () => Promise.resolve(undefined)
const { default: nextraLoader } = await import(pathToFileURL(nextraFile('loader.mjs')).href)
const { collectFiles } = await import(pathToFileURL(nextraFile('plugin.mjs')).href)

const locales = ['']
const pageMap = await collectFiles({ dir: path.join(root, 'pages'), locales })

function load(source, file, options) {
  return new Promise((resolve, reject) => {
    const context = {
      resourcePath: file,
      cacheable: () => undefined,
      getOptions: () => ({
        ...options,
        locales,
        mdxOptions: { remarkPlugins: [[remarkParsedOnce, { root }], ...remarkPlugins] },
        transformPageOpts,
        pageMapCache: { get: () => pageMap },
      }),
    }
    nextraLoader.call(context, source, (error, code) => (error ? reject(error) : resolve(code)))
  })
}

let last = Promise.resolve()

/** One page at a time, so that what it asks of other pages can be told from what the next one asks. */
export default function compilePage({ source, file, options }) {
  const compiled = last.then(async () => {
    takeShownFiles()
    const code = await load(source, file, options)
    return { code, shows: takeShownFiles() }
  })
  last = compiled.catch(() => undefined)
  return compiled
}
