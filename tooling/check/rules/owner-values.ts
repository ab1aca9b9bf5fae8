import { asPattern } from '../content/as-pattern'
import { withFacts } from '../content/fact-expressions'
import type { ContentRule, ContentSite, Problem } from '../content/content-site'

/** A text that readers see, as it is written. */
interface Source {
  file: string
  raw: string
}

/** What to write there for a name, such as 'site.brand'. */
type Fix = (name: string) => string

const asFact: Fix = name => `write {${name}}, so that it is in data/site.ts alone.`
/** Questions, links and charts are plain data. */
const without: Fix = () =>
  'say it without the name, as no {site.…} can stand here: the name is in data/site.ts alone.'
const fromData: Fix = name => `write ${name}, with site from @data/site, so that it is in data/site.ts alone.`

/** Comments of code, which no reader sees; their lines stay, so that lines can be counted. */
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

/** The values that belong into data/site.ts alone, by the name that stands for each. */
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

/** Whether the pages use a name as a word of the language, as they would 'Agile': then finding it says nothing. */
const isCommonWord = (value: string, site: ContentSite): boolean =>
  !/\s/.test(value) && site.pages.some(page => pattern(value.toLowerCase()).test(page.raw))

function writtenOut(source: Source, name: string, value: string, fix: Fix): Problem[] {
  const values = [...new Set([value, value.toUpperCase()])]
  const found = values.flatMap(each => [...source.raw.matchAll(pattern(each))])
  return found.map(match => ({
    file: source.file,
    line: source.raw.slice(0, match.index).split('\n').length,
    message: `'${match[0]}' is written out: ${fix(name)}`,
  }))
}

/** Names in the drawings that are no settings; of a page the rules of its syntax and its front matter speak. */
function unknownNames(site: ContentSite): Problem[] {
  return [...site.publicFiles].flatMap(([address, svg]) =>
    withFacts(svg, site.facts ?? {}).faults.map(message => ({ file: `public${address}`, line: 1, message })),
  )
}

/** The site's name and its author's stand in data/site.ts alone; texts have {site.brand} in their place, code takes it from there. */
export const rule: ContentRule = {
  name: 'owner-values',
  why: 'A name that is written out stays when the owner changes it.',
  check: site => {
    const names = ownNames(site).filter(([, value]) => !isCommonWord(value, site))
    const found = sourcesOf(site).flatMap(([fix, sources]) =>
      sources.flatMap(source => names.flatMap(([name, value]) => writtenOut(source, name, value, fix))),
    )
    return [...found, ...unknownNames(site)]
  },
}
