import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Engine } from '../../../../lib/search/engine'
import type { SearchWords } from '../../../../lib/search/words'
import type { Part } from '../../../../lib/search/index-format'
import type { IndexedPage } from '../../../../tooling/search/indexed-pages'

interface Bundle {
  createEngine: (words: SearchWords) => Engine
  indexParts: (pages: readonly IndexedPage[], words: SearchWords) => Map<Part, string>
  searchWords: SearchWords
}

const root = process.cwd()

/** The search's modules as a language's project has them (tooling/translations/lay-out.ts). */
async function bundleOf(locale: string): Promise<Bundle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'))
  const outfile = path.join(folder, 'search.mjs')
  await build({
    stdin: {
      contents: `export { createEngine } from './lib/search/engine'
export { indexParts } from './tooling/search/index-parts'
export { searchWords } from './translations/${locale}/data/search-words'`,
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.json'),
    plugins: [
      {
        name: 'language',
        setup(bundle) {
          bundle.onLoad({ filter: /lib\/search\/language\.ts$/ }, () => ({
            contents: `export * from './languages/${locale}'`,
            loader: 'ts',
            resolveDir: path.join(root, 'lib/search'),
          }))
        },
      },
    ],
  })
  const bundle = (await import(pathToFileURL(outfile).href)) as Bundle
  rmSync(folder, { recursive: true })
  return bundle
}

/** A page for the search: its title, and its headings with a text each. */
export type SamplePage = readonly [
  route: string,
  title: string,
  sections: Readonly<Record<string, string>>,
  asked?: readonly string[],
]

const indexed = ([route, title, sections, asked = []]: SamplePage): IndexedPage => ({
  route,
  title,
  keywords: '',
  asked,
  kind: 'page',
  intro: [],
  sections: Object.entries(sections).map(([heading, line], at) => ({
    id: `s${at}`,
    heading,
    names: '',
    lines: [line],
  })),
})

/** The pages that answer a query in a language, the best first: title, and the best section's heading and excerpt. */
export async function searchIn(
  locale: string,
  pages: readonly SamplePage[],
): Promise<(query: string) => { title: string; section: string; excerpt: string }[]> {
  const { createEngine, indexParts, searchWords } = await bundleOf(locale)
  const parts = indexParts(pages.map(indexed), searchWords)
  const engine = createEngine(searchWords)
  for (const [part, json] of parts) engine.take(part, json)
  return query =>
    (engine.find(query)?.answer.pages ?? []).map(({ title, sections: [section] }) => ({
      title: title.join(''),
      section: section?.heading.join('') ?? '',
      excerpt: section?.excerpt.join('|') ?? '',
    }))
}
