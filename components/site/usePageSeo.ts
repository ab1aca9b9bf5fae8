import type { NextSeoProps } from 'next-seo'
import { useRouter } from 'next/router'
import { site } from '@data/site'
import { unlistedRoutes } from '@lib/nav/route-entry'
import type { LanguageLink } from '@lib/site/languages'
import { canonicalUrl, handleOf, pageTitle } from '@lib/seo/page-address'
import { feedFiles, markdownAddress, siteIcons } from '@lib/seo/site-files'
import { cardAddress, cardSize } from '@lib/seo/social-card'
import { usePage } from './usePage'

/** The current page's addresses; an unlisted page has none that others should know. */
export function usePageAddresses() {
  const { route, asPath } = useRouter()
  const page = usePage()
  const isUnlisted = unlistedRoutes.has(route)
  return {
    ...{ route, isUnlisted, canonical: page.canonical ?? canonicalUrl(site.url, asPath) },
    card: `${site.url}${cardAddress(isUnlisted ? '/' : route)}`,
  }
}

/** Icons and feeds, the same on every page. */
const siteLinks = [
  { rel: 'icon', href: siteIcons.ico, sizes: '32x32' },
  { rel: 'icon', href: siteIcons.svg, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: siteIcons.touch },
  ...feedFiles.map(({ address, type, name }) => ({ rel: 'alternate', type, href: address, title: name })),
]

/** The page's addresses in the languages that have it, and for readers of any other. */
function languageAlternates(languages: readonly LanguageLink[] = []) {
  const there = languages.filter(({ isNearest }) => !isNearest)
  const [original] = there
  if (!original || there.length < 2) return []
  return [...there, { ...original, hrefLang: 'x-default' }].map(({ href, hrefLang }) => ({
    href: canonicalUrl(site.url, href),
    hrefLang,
  }))
}

/** A page's head, from its front matter, for next-seo; pages/_app.mdx sets its 'index,follow' switch. */
export function usePageSeo(): NextSeoProps {
  const { route, isUnlisted, canonical, card } = usePageAddresses()
  const page = usePage()
  const { datePublished, dateModified } = page
  const isHome = route === '/'
  const alternates = isUnlisted ? [] : languageAlternates(page.languages)
  const title = isHome ? site.defaultTitle : page.title
  const description = page.description ?? site.defaultDescription
  return {
    title: isHome ? title : pageTitle(title, site.titleTemplate),
    description,
    canonical: isUnlisted ? undefined : canonical,
    ...(alternates.length > 1 ? { languageAlternates: alternates } : {}),
    noindex: isUnlisted,
    additionalMetaTags: [
      { name: 'keywords', content: page.keywords ?? site.defaultKeywords },
      { name: 'author', content: page.author ?? site.author.name },
    ],
    additionalLinkTags: [
      ...siteLinks,
      ...(isUnlisted ? [] : [{ rel: 'alternate', type: 'text/markdown', href: markdownAddress(route) }]),
    ],
    openGraph: {
      title,
      description,
      siteName: site.brand,
      locale: site.defaultLocale.replace('-', '_'),
      images: [{ url: card, ...cardSize, alt: title }],
      ...(datePublished === undefined || isHome
        ? { type: 'website' }
        : { type: 'article', article: { publishedTime: datePublished, modifiedTime: dateModified } }),
    },
    twitter: { cardType: 'summary_large_image', site: handleOf(site.social.twitter) },
  }
}
