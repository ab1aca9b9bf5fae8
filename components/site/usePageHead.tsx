import { useRouter } from 'next/router'
import { site } from '@data/site'
import { canonicalUrl, pageTitle } from '@lib/seo/page-address'
import { socialCard } from '@lib/seo/social-card'
import { structuredData } from '@lib/seo/structured-data'
import { usePage } from './usePage'

/** The head of a page: title, description, canonical address, cards and structured data, from its front matter. */
export function usePageHead() {
  const { route, asPath } = useRouter()
  const page = usePage()
  const { title } = page
  const isHome = route === '/'
  const fullTitle = isHome ? site.defaultTitle : pageTitle(title, site.titleTemplate)
  const description = page.description ?? site.defaultDescription
  const canonical = page.canonical ?? canonicalUrl(site.url, asPath)
  const card = `${site.url}${socialCard.address}`
  const isError = route === '/404' || route === '/500'
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={page.keywords ?? site.defaultKeywords} />
      <meta name="author" content={page.author ?? site.author.name} />
      {isError ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={site.defaultLocale.replace('-', '_')} />
      <meta property="og:type" content={page.datePublished && !isHome ? 'article' : 'website'} />
      <meta property="og:title" content={isHome ? site.defaultTitle : title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(socialCard.width)} />
      <meta property="og:image:height" content={String(socialCard.height)} />
      {page.datePublished && <meta property="article:published_time" content={page.datePublished} />}
      {page.dateModified && <meta property="article:modified_time" content={page.dateModified} />}
      <meta name="twitter:card" content="summary_large_image" />
      {!isError && (
        <script
          type="application/ld+json"
          // JSON cannot close the script element: every '<' is escaped.
          dangerouslySetInnerHTML={{
            __html: structuredData(site, { ...page, canonical, card }).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  )
}
