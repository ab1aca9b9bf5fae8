import { asPattern } from '../content/as-pattern'
import { withFacts } from '../content/fact-expressions'
import { problem, type ContentSite, type Problem, type Rule, type SourceText } from '../content/content-site'

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

const sourcesOf = (site: ContentSite): [fix: Fix, sources: readonly SourceText[]][] => [
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

function* writtenOut(source: SourceText, name: string, value: string, fix: Fix): Generator<Problem> {
  // A single word in small letters may mean something else.
  const values = new Set([value, value.toUpperCase(), ...(/\s/.test(value) ? [value.toLowerCase()] : [])])
  for (const each of values)
    for (const { 0: found, index } of source.raw.matchAll(pattern(each))) {
      const line = source.raw.slice(0, index).split('\n').length
      yield problem(source, line, `'${found}' is written out: ${fix(name)}`)
    }
}

/** The site's name and its author's are only in data/site.ts; texts write {site.brand}, code imports it. */
export const rule: Rule = {
  why: 'A name written out stays when the owner changes it.',
  *check(site) {
    const names = ownNames(site).filter(([, value]) => !isCommonWord(value, site))
    for (const [fix, sources] of sourcesOf(site))
      for (const source of sources)
        for (const [name, value] of names) yield* writtenOut(source, name, value, fix)
    // Unknown names in drawings; for pages, the syntax and front matter rules report them.
    for (const [address, svg] of site.publicFiles)
      for (const message of withFacts(svg, site.facts ?? {}).problems)
        yield problem({ file: `public${address}` }, 1, message)
  },
}
