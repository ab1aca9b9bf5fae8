import path from 'node:path'
import nextra from 'nextra'
import { classNameOf } from './tooling/build/class-names.mjs'
import { LeanCache } from './tooling/build/lean-cache.mjs'
import { emptyEntries } from './tooling/client-build/empty-entries.mjs'
import { loadParts } from './tooling/build/load-parts.mjs'
import { optimizeLater } from './tooling/build/optimize-later.mjs'
import { compileAhead, warmUp } from './tooling/build/mdx-loader.mjs'
import { PagesCompiled } from './tooling/build/pages-compiled.mjs'

const root = import.meta.dirname ?? process.cwd()
const isDevelopment = process.env.NODE_ENV === 'development'
if (!isDevelopment) optimizeLater()
const loadNewly = async () => (await loadParts(root)).buildParts(root)
const { buildParts, liveParts } = await loadParts(root)
const parts = isDevelopment ? liveParts(root, buildParts(root), loadNewly) : buildParts(root)
const { remarkPlugins, transformPageOpts, defaultLocale, compilerCacheVersion, glossary, sourceFault } = parts

const withNextra = nextra({
  theme: 'nextra-theme-docs',
  themeConfig: './theme.config.tsx',
  defaultShowCopyCode: true,
  staticImage: false,
  // The project writes its own index, from the pages' files.
  flexsearch: false,
  mdxOptions: { remarkPlugins },
  transformPageOpts,
})

/** Every loader of a style module, wherever Next.js has put it. */
function styleModuleLoaders(rules) {
  return rules.flatMap(rule => [
    ...(rule?.oneOf ? styleModuleLoaders(rule.oneOf) : []),
    ...[rule?.use].flat().filter(use => use?.options?.modules?.getLocalIdent),
  ])
}

const mdxLoader = path.resolve('tooling/build/mdx-loader.mjs')

/** The pages that are made anew, where scripts/build.ts has found that these are all. */
const pagesAlone = () =>
  (process.env.SOME_PAGES_ALONE ?? '')
    .split(',')
    .filter(Boolean)
    .map(file => path.resolve(file))

/** Has MDX compiled in threads, as nextra's loader does it in one. */
function compileInThreads(rules) {
  for (const use of rules.flatMap(rule => [rule?.use].flat())) {
    if (use?.loader !== 'nextra/loader' || use.options.isMetaImport) continue
    use.loader = mdxLoader
    if (use.options.isPageImport) compileAhead(pagesAlone(), use.options)
  }
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // scripts/build.ts names the build, so that it can make beside it what carries the name; otherwise Next.js does.
  generateBuildId: () => process.env.ID_OF_BUILD ?? null,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run check` types the whole project, tests and scripts too; a second pass here would only take longer.
  typescript: { ignoreBuildErrors: true },
  // What runs once, to draw the pages, need not be small.
  experimental: { serverMinification: false },
  env: {
    NEXT_PUBLIC_DEFAULT_LOCALE: defaultLocale,
    // Where the development server's pages hear what is to correct on them; scripts/dev-steps.ts sets it.
    ...(isDevelopment ? { CONTENT_FINDINGS: process.env.CONTENT_FINDINGS ?? '' } : {}),
  },
  webpack(webpackConfig, { isServer, nextRuntime, dev }) {
    // What webpack notes of its own cache says nothing to an author.
    webpackConfig.infrastructureLogging = { level: 'error' }
    for (const { options } of styleModuleLoaders(webpackConfig.module.rules)) {
      options.modules.getLocalIdent = ({ resourcePath }, _template, name) => classNameOf(resourcePath, name)
    }
    if (dev) {
      webpackConfig.module.rules.push({
        test: /\.mdx$/,
        enforce: 'pre',
        use: {
          loader: path.resolve('tooling/build/page-source.mjs'),
          options: { dataFolder: path.resolve('data'), glossary, sourceFault },
        },
      })
      return webpackConfig
    }
    compileInThreads(webpackConfig.module.rules)
    // More than there are pages: those that wait for the threads would keep the compiler from all other modules.
    webpackConfig.parallelism = 10_000
    warmUp()
    if (isServer && nextRuntime !== 'edge') webpackConfig.plugins.push(new PagesCompiled(), new LeanCache())
    if (!isServer) webpackConfig.entry = emptyEntries(webpackConfig.entry)
    // What a server would need of node_modules is of no use to an export.
    webpackConfig.plugins = webpackConfig.plugins.filter(
      plugin => plugin.constructor.name !== 'TraceEntryPointsPlugin',
    )
    // Where the compiler has nearly nothing to do, its cache costs more than it spares.
    if (!isServer || nextRuntime === 'edge') webpackConfig.cache = false
    if (webpackConfig.cache) {
      // To follow all that the configuration imports takes seconds; the version has what matters of it.
      webpackConfig.cache.buildDependencies = {}
      // What a few pages add to it is not worth writing all of it anew.
      webpackConfig.cache.readonly = process.env.SOME_PAGES_ALONE !== undefined
      // The cache sees a change of a page's own file, and what else pages show by this (tooling/build/compiler-cache.ts).
      // A salt for server actions, which an export has not, is another in each build, and would empty the cache each time.
      const version = webpackConfig.cache.version.replace(/,"serverReferenceHashSalt":"[^"]*"/, '')
      webpackConfig.cache.version = `${version}|${compilerCacheVersion()}`
    }
    return webpackConfig
  },
}

export default withNextra(config)
