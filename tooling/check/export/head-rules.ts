import { cardSize } from '../../../lib/seo/social-card'
import { feedFiles, markdownAddress, siteIcons } from '../../../lib/seo/site-files'
import { isUnlisted, ownRoute } from './exported-pages'
import type { PageFacts } from './page-facts'

/** Metadata that every page has exactly once. */
const everywhere = [
  'viewport',
  'description',
  'keywords',
  'author',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:title',
  'og:description',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
]

/** Metadata that some pages have; anything else comes from the theme or the framework by mistake. */
const somewhere = [
  'theme-color',
  'og:url',
  'robots',
  'twitter:site',
  'article:published_time',
  'article:modified_time',
]

function metaProblems(page: PageFacts): string[] {
  const { metas } = page
  const isArticle = metas['og:type']?.[0] === 'article'
  const wanted = [
    ...everywhere,
    ...(isUnlisted(page) ? ['robots'] : ['og:url']),
    ...(isArticle ? ['article:published_time', 'article:modified_time'] : []),
  ]
  const missing = wanted.filter(name => metas[name]?.length !== 1 || metas[name][0]?.trim() === '')
  const foreign = Object.keys(metas).filter(name => ![...everywhere, ...somewhere].includes(name))
  const size = [metas['og:image:width']?.[0], metas['og:image:height']?.[0]]
  return [
    ...missing.map(name => `does not say its ${name} once in its head.`),
    ...(metas['theme-color'] ? [] : ['does not say its theme-color in its head.']),
    ...foreign.map(name => `has ${name} in its head, which tooling/check/export/head-rules.ts doesn't list.`),
    ...(size.join() === [cardSize.width, cardSize.height].join() ? [] : ['gives its card another size.']),
  ]
}

/** Missing or superfluous entries in a page's head: metadata, icons, feeds, Markdown. */
export function headProblems(page: PageFacts): string[] {
  const { ico, svg, touch } = siteIcons
  const { prefix = '' } = page
  const links = new Set(page.references.filter(({ tag }) => tag === 'link').map(({ url }) => url))
  const wanted = [
    ...[ico, svg, touch],
    ...feedFiles.map(({ address }) => `${prefix}${address}`),
    ...(isUnlisted(page) ? [] : [`${prefix}${markdownAddress(ownRoute(page))}`]),
  ]
  return [
    ...metaProblems(page),
    ...wanted
      .filter(address => !links.has(address))
      .map(address => `has no <link> to ${address} in its head.`),
  ]
}
