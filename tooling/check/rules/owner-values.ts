import { asPattern } from '../content/as-pattern'
import { withFacts } from '../content/fact-expressions'
import type { ContentRule, ContentSite, Problem } from '../content/content-site'

/** A text for readers, as written. */
interface Source {
  file: string
  raw: string
}

/** What to write instead of a name such as 'site.brand'. */
type Fix = (name: string) => string

const asFact: Fix = name => `write {${name}}: it belongs in data/site.ts.`
/** Questions, links, and charts are plain data. */
const without: Fix = () =>
  "say it without the name: it belongs in data/site.ts, and {site.…} doesn't work here."
const fromData: Fix = name => `write ${name}, with site from @data/site: it belongs in data/site.ts.`

/** Comments are blanked out, keeping line numbers. */
const withoutComments = (raw: string): string =>
  raw
    .split('\n')
    .map(line => (/^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line) ? '' : line))
    .join('\n')

const sourcesOf = (site: ContentSite): [fix: Fix, sources: readonly Source[]][] => [
  [asFact, site.pages],
  [asFact, site.metas],
  [asFact, [...site.publicFiles].map(([address, raw]) => ({ file: `public${address}`, raw }))],
  [asFact, site.downloads ?? []],
  [without, site.questionFiles ?? []],
  [without, site.relatedLinks?.sources ?? []],
  [fromData, (site.code ?? []).map(({ file, raw }) => ({ file, raw: withoutComments(raw) }))],
]

/** The values that belong in data/site.ts alone, by name. */
function ownNames({ settings }: ContentSite): [name: string, value: string][] {
  const { brand, author } = (settings?.values ?? {}) as { brand?: unknown; author?: { name?: unknown } }
  const names: [string, unknown][] = [
    ['site.brand', brand],
    ['site.author.name', author?.name],
  ]
  return names.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  )
}

const pattern = (value: string): RegExp => new RegExp(`(?<![\\w./-])${asPattern(value)}(?![\\w-])`, 'g')

/** Whether a name is also an ordinary word on the pages, such as 'Agile': then finding it proves nothing. */
const isCommonWord = (value: string, site: ContentSite): boolean =>
  !/\s/.test(value) && site.pages.some(page => pattern(value.toLowerCase()).test(page.raw))

function writtenOut(source: Source, name: string, value: string, fix: Fix): Problem[] {
  // A single word in small letters may mean something else.
  const values = [
    ...new Set([value, value.toUpperCase(), ...(/\s/.test(value) ? [value.toLowerCase()] : [])]),
  ]
  const found = values.flatMap(each => [...source.raw.matchAll(pattern(each))])
  return found.map(match => ({
    file: source.file,
    line: source.raw.slice(0, match.index).split('\n').length,
    message: `'${match[0]}' is written out: ${fix(name)}`,
  }))
}

/** Unknown names in drawings; for pages, the syntax and front matter rules report them. */
function unknownNames(site: ContentSite): Problem[] {
  return [...site.publicFiles].flatMap(([address, svg]) =>
    withFacts(svg, site.facts ?? {}).faults.map(message => ({ file: `public${address}`, line: 1, message })),
  )
}

/** The site's name and its author's are only in data/site.ts; texts write {site.brand}, code imports it. */
export const rule: ContentRule = {
  name: 'owner-values',
  why: 'A name written out stays when the owner changes it.',
  check: site => {
    const names = ownNames(site).filter(([, value]) => !isCommonWord(value, site))
    const found = sourcesOf(site).flatMap(([fix, sources]) =>
      sources.flatMap(source => names.flatMap(([name, value]) => writtenOut(source, name, value, fix))),
    )
    return [...found, ...unknownNames(site)]
  },
}
