import path from 'node:path'
import nextra from 'nextra'
import { tsImport } from 'tsx/esm/api'
import { classNameOf } from './lib/build/class-names.mjs'

// TypeScript is read through tsx: Next.js takes this file as plain JavaScript on every supported Node.
const { buildParts } = await tsImport('./lib/build/build-parts.ts', import.meta.url)
const { remarkPlugins, transformPageOpts, defaultLocale, compilerCacheVersion } = buildParts(
  import.meta.dirname ?? process.cwd(),
)

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

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run check` types the whole project, tests and scripts too; a second pass here would only take longer.
  typescript: { ignoreBuildErrors: true },
  env: { NEXT_PUBLIC_DEFAULT_LOCALE: defaultLocale },
  webpack(webpackConfig, { isServer, dev, webpack }) {
    for (const { options } of styleModuleLoaders(webpackConfig.module.rules)) {
      options.modules.getLocalIdent = ({ resourcePath }, _template, name) => classNameOf(resourcePath, name)
    }
    if (dev) return webpackConfig
    if (!isServer) {
      const emptyPage = path.resolve('lib/client-build/empty-page.mjs')
      webpackConfig.plugins.push(
        new webpack.NormalModuleReplacementPlugin(/^private-next-pages\//, emptyPage),
      )
    }
    // What a server would need of node_modules is of no use to an export.
    webpackConfig.plugins = webpackConfig.plugins.filter(
      plugin => plugin.constructor.name !== 'TraceEntryPointsPlugin',
    )
    if (webpackConfig.cache) {
      // The cache sees a change of a page's own file, and what else pages show by this (lib/build/compiler-cache.ts).
      // A salt for server actions, which an export has not, is another in each build, and would empty the cache each time.
      const version = webpackConfig.cache.version.replace(/,"serverReferenceHashSalt":"[^"]*"/, '')
      webpackConfig.cache.version = `${version}|${compilerCacheVersion}`
    }
    return webpackConfig
  },
}

export default withNextra(config)
