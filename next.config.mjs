import path from 'node:path'
import nextra from 'nextra'
import { tsImport } from 'tsx/esm/api'

// TypeScript is read through tsx: Next.js takes this file as plain JavaScript on every supported Node.
const { buildParts } = await tsImport('./lib/build/build-parts.ts', import.meta.url)
const { remarkPlugins, transformPageOpts, defaultLocale, inputsHash } = buildParts(
  import.meta.dirname ?? process.cwd(),
)

const withNextra = nextra({
  theme: 'nextra-theme-docs',
  themeConfig: './theme.config.tsx',
  defaultShowCopyCode: true,
  staticImage: false,
  mdxOptions: { remarkPlugins },
  transformPageOpts,
})

const clientBuild = name => path.resolve('lib/client-build', `${name}.mjs`)

/** Modules that the theme asks for and a browser does not need; each file says why. */
const replacedInBrowser = {
  zod$: clientBuild('zod'),
  title$: clientBuild('title'),
  'match-sorter$': clientBuild('nothing'),
  'git-url-parse$': clientBuild('nothing'),
  flexsearch$: clientBuild('nothing'),
  'escape-string-regexp$': clientBuild('nothing'),
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
  webpack(webpackConfig, { isServer, dev }) {
    if (!isServer && !dev) Object.assign(webpackConfig.resolve.alias, replacedInBrowser)
    // The compiler's cache sees a change of a page's own file. Pages also show what stands in others: titles and
    // reading times on cards, related links, sizes of figures.
    if (!dev && webpackConfig.cache) webpackConfig.cache.version += `|${inputsHash}`
    return webpackConfig
  },
}

export default withNextra(config)
