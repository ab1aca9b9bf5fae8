import { isUnlisted } from './exported-pages'
import type { PageFacts } from './page-facts'

type Part = Readonly<Record<string, unknown>>

/** What search engines require of each type, and what we promise. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'publisher'],
  Organization: ['name', 'url', 'logo'],
  WebPage: ['name', 'url'],
  Article: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'isAccessibleForFree',
    'mainEntityOfPage',
  ],
  LearningResource: ['learningResourceType', 'educationalLevel', 'teaches'],
  Course: ['name', 'description', 'provider'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement'],
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** The nodes of a page's structured data, or why they are unreadable. */
function partsOfJsonLd(text: string): { parts: Part[]; problem?: string } {
  try {
    const data = JSON.parse(text) as { '@context'?: unknown; '@graph'?: unknown }
    if (data['@context'] !== 'https://schema.org') return { parts: [], problem: 'name https://schema.org' }
    return Array.isArray(data['@graph'])
      ? { parts: data['@graph'] as Part[] }
      : { parts: [], problem: 'have a list of nodes, @graph' }
  } catch {
    return { parts: [], problem: 'be JSON' }
  }
}

const typesOf = (part: Part): string[] => [part['@type']].flat().map(String)

function problemsOfPart(part: Part, page: PageFacts): string[] {
  const types = typesOf(part)
  const unknown = types.filter(type => !(type in required))
  const missing = types.flatMap(type => (required[type] ?? []).filter(key => isEmpty(part[key])))
  const own = part.mainEntityOfPage ?? (types.includes('WebPage') ? part.url : undefined)
  const author = part.author as Part | undefined
  return [
    ...unknown.map(
      type =>
        `has structured data of the type ${type}, which tooling/check/export/json-ld-rules.ts doesn't list.`,
    ),
    ...missing.map(key => `has a ${types.join(' and ')} without ${key} in its structured data.`),
    ...(author && isEmpty(author.name) ? ['has an author without a name in its structured data.'] : []),
    ...(own === undefined || own === page.canonicals[0]
      ? []
      : [
          `calls itself ${JSON.stringify(own)} in its structured data, and ${page.canonicals[0] ?? ''} in its head.`,
        ]),
    ...(['datePublished', 'dateModified'] as const).flatMap(key => {
      const said = page.metas[key === 'dateModified' ? 'article:modified_time' : 'article:published_time']
      return part[key] === undefined || part[key] === said?.[0]
        ? []
        : [`gives different values for ${key} in its structured data and its head.`]
    }),
  ]
}

/** Problems with a page's structured data: it must be readable and complete. */
export function jsonLdRule(page: PageFacts): string[] {
  const wanted = isUnlisted(page) ? 0 : 1
  if (page.jsonLd.length !== wanted)
    return [`has ${page.jsonLd.length} blocks of structured data: a page has one, an error page none.`]
  return page.jsonLd.flatMap(text => {
    const { parts, problem } = partsOfJsonLd(text)
    return problem
      ? [`has structured data that must ${problem}.`]
      : parts.flatMap(part => problemsOfPart(part, page))
  })
}
