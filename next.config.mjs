// @ts-check
import path from 'node:path'
// @ts-expect-error -- nextra's package.json does not export its types.
import nextra from 'nextra'
import { buildParts } from './tooling/build/build-parts'
import { classNameOf } from './tooling/build/class-names'
import { emptyEntries } from './tooling/build/empty-entries'

const root = import.meta.dirname ?? process.cwd()
const isDevelopment = process.env.NODE_ENV === 'development'

/** The development server rereads data/ whenever it changes. */
async function pluginsOfDevelopment() {
  const { liveParts } = await import('./tooling/build/live-parts')
  return liveParts(root, buildParts(root))
}

const plugins = isDevelopment ? await pluginsOfDevelopment() : buildParts(root)
const { remarkPlugins, transformPageOpts, defaultLocale, pagesKey, glossary, sourceProblem } = plugins

const withNextra = nextra({
  theme: 'nextra-theme-docs',
  themeConfig: './theme.config.tsx',
  defaultShowCopyCode: true,
  staticImage: false,
  // The project writes its own search index.
  flexsearch: false,
  mdxOptions: { remarkPlugins },
  transformPageOpts,
})

/**
 * All loaders of CSS modules, however deep Next.js nests them.
 *
 * @param {any[]} rules webpack's
 * @returns {any[]}
 */
function styleModuleLoaders(rules) {
  return rules.flatMap(rule => [
    ...(rule?.oneOf ? styleModuleLoaders(rule.oneOf) : []),
    ...[rule?.use].flat().filter(use => use?.options?.modules?.getLocalIdent),
  ])
}

const emptyPage = path.resolve('tooling/build/empty-page.ts')

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The fixture site is a project inside this one; without this, Next.js warns of two lock files.
  outputFileTracingRoot: root,
  // scripts/build.ts names the build.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run check` type-checks the whole project.
  typescript: { ignoreBuildErrors: true },
  // This code runs once, at build time, so its size doesn't matter.
  experimental: { serverMinification: false },
  // Pages are rendered again after each change, to see whether they differ.
  logging: { incomingRequests: false },
  env: {
    NEXT_PUBLIC_DEFAULT_LOCALE: defaultLocale,
  },
  webpack(webpackConfig, { isServer, nextRuntime, dev, webpack }) {
    // webpack's messages about its cache don't help an author.
    webpackConfig.infrastructureLogging = { level: 'error' }
    for (const { options } of styleModuleLoaders(webpackConfig.module.rules)) {
      /** @type {(context: { resourcePath: string }, template: string, name: string) => string} */
      const localName = ({ resourcePath }, _template, name) => classNameOf(resourcePath, name)
      options.modules.getLocalIdent = localName
    }
    if (dev) {
      webpackConfig.module.rules.push({
        test: /\.mdx$/,
        enforce: 'pre',
        use: {
          loader: path.resolve('tooling/build/page-source.mjs'),
          options: { dataFolder: path.resolve('data'), glossary, sourceProblem },
        },
      })
      // Compressing and writing the cache would take as long as compiling.
      webpackConfig.cache = { type: 'memory' }
      // Nothing that Next.js compiles for browsers runs in one (tooling/build/finish-page.ts).
      if (!isServer) webpackConfig.plugins.push(new webpack.NormalModuleReplacementPlugin(/./, emptyPage))
      else
        webpackConfig.plugins.push({
          // Makes the development server wait for the compiler, and then look for changes in open pages. A page's first
          // compilation changes no file.
          /** @param {import('./tooling/build/compiler').Compiler} compiler */
          apply(compiler) {
            const { invalid, watchRun, done, failed } = compiler.hooks
            const tell = (isChange = true) => isChange && process.send?.('changed')
            invalid.tap('open pages', file => void tell(typeof file === 'string'))
            watchRun.tap(
              'open pages',
              ({ modifiedFiles, removedFiles }) =>
                void tell(Boolean(modifiedFiles?.size || removedFiles?.size)),
            )
            for (const end of [done, failed]) end.tap('open pages', () => process.send?.('compiled'))
          },
        })
      return webpackConfig
    }
    if (!isServer) webpackConfig.entry = emptyEntries(webpackConfig.entry)
    // Next.js's own key ignores what the plugins read; ours includes it, and the packages.
    webpackConfig.cache = isServer &&
      nextRuntime !== 'edge' && {
        type: 'filesystem',
        cacheDirectory: path.join(root, '.next/cache/webpack'),
        version: pagesKey(),
      }
    return webpackConfig
  },
}

export default withNextra(config)
