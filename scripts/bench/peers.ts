import { rmSync } from 'node:fs'
import path from 'node:path'
import type { NeutralPage } from './neutral-copy'
import type { MenuItem } from './neutral-site'
import { write } from './place'

/** The pages that every generator gets. */
export interface Content {
  pages: readonly NeutralPage[]
  menu: readonly MenuItem[]
}

/** A generator to measure beside this site. */
export interface Peer {
  label: string
  dependencies: Record<string, string>
  needsNewerNode: boolean
  /** The program in node_modules/.bin that builds, with its arguments. */
  build: readonly [string, ...string[]]
  /** The export, and what a cold build must not find. */
  out: string
  caches: readonly string[]
  layOut: (folder: string, content: Content) => void
}

const siteName = 'Bench docs'

function frontMatter(values: Record<string, string | undefined>): string {
  // A string of JSON is one of YAML, too.
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value ? `${key}: ${JSON.stringify(value)}` : [],
  )
  return `---\n${lines.join('\n')}\n---\n\n`
}

/** Nextra reads a folder's titles and order from its `_meta.json`; the page of a folder lies beside it. */
function layOutNextra(folder: string, { pages, menu }: Content): void {
  rmSync(path.join(folder, 'pages'), { recursive: true, force: true })
  for (const { route, title, description, heading, markdown } of pages) {
    const file = route === '/' ? 'index' : route.slice(1)
    write(
      path.join(folder, 'pages', `${file}.md`),
      `${frontMatter({ title, description })}# ${heading}\n\n${markdown}`,
    )
  }
  const writeMeta = (items: readonly MenuItem[], route: string) => {
    const meta = items.map(({ name, title, isHidden }) => [
      name,
      isHidden ? { title, display: 'hidden' } : title,
    ])
    write(path.join(folder, 'pages', route, '_meta.json'), JSON.stringify(Object.fromEntries(meta)))
    for (const { name, children } of items) if (children.length > 0) writeMeta(children, `${route}/${name}`)
  }
  writeMeta(menu, '')
  write(
    path.join(folder, 'next.config.mjs'),
    `import nextra from 'nextra'
const withNextra = nextra({ theme: 'nextra-theme-docs', themeConfig: './theme.config.jsx' })
export default withNextra({ output: 'export', images: { unoptimized: true }, eslint: { ignoreDuringBuilds: true } })
`,
  )
  write(
    path.join(folder, 'theme.config.jsx'),
    `export default { logo: <b>${siteName}</b>, docsRepositoryBase: 'https://bench.example/repo', footer: { text: '${siteName}' } }\n`,
  )
}

type SidebarItem = { label: string; link: string } | { label: string; items: SidebarItem[] }

/** A group of Starlight's sidebar is no link, so a folder's own page comes first in it. */
function sidebarOf(items: readonly MenuItem[]): SidebarItem[] {
  return items
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ title, page, children }): SidebarItem[] => {
      const own = page ? [{ label: title, link: page.route }] : []
      return children.length > 0 ? [{ label: title, items: [...own, ...sidebarOf(children)] }] : own
    })
}

function layOutStarlight(folder: string, { pages, menu }: Content): void {
  const docs = path.join(folder, 'src/content/docs')
  rmSync(docs, { recursive: true, force: true })
  for (const { route, description, heading, markdown } of pages) {
    // The theme makes the title the level-1 heading.
    const head = frontMatter({ title: heading, description, slug: route.slice(1) || undefined })
    write(path.join(docs, `${route === '/' ? 'index' : route.slice(1)}.md`), head + markdown)
  }
  write(path.join(folder, 'sidebar.json'), JSON.stringify(sidebarOf(menu)))
  write(
    path.join(folder, 'astro.config.mjs'),
    `import { readFileSync } from 'node:fs'
import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
const sidebar = JSON.parse(readFileSync(new URL('./sidebar.json', import.meta.url), 'utf8'))
export default defineConfig({ site: 'https://bench.example', integrations: [starlight({ title: '${siteName}', sidebar })] })
`,
  )
  write(
    path.join(folder, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  )
}

/** Each as its documentation has one begin, with its own search. */
export const peers: Readonly<Record<'starlight' | 'nextra', Peer>> = {
  starlight: {
    label: 'Starlight',
    dependencies: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '0.35.5' },
    needsNewerNode: true,
    build: ['astro', 'build'],
    out: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
    layOut: layOutStarlight,
  },
  nextra: {
    label: 'stock Nextra 2',
    dependencies: {
      next: '14.2.35',
      nextra: '2.13.4',
      'nextra-theme-docs': '2.13.4',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    needsNewerNode: false,
    build: ['next', 'build'],
    out: 'out',
    caches: ['.next', 'out', 'node_modules/.cache'],
    layOut: layOutNextra,
  },
}
