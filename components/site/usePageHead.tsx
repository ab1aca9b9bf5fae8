import { useRouter } from 'next/router'
import { site } from '@data/site'
import { canonicalUrl, handleOf, pageTitle } from '@lib/seo/page-address'
import { feedFiles, markdownAddress, siteIcons } from '@lib/seo/site-files'
import { cardAddress, cardSize } from '@lib/seo/social-card'
import { structuredData } from '@lib/seo/structured-data'
import { usePage } from './usePage'

/** Matches the theme's dark background (styles/theme.css). */
const themeColors = { light: '#fff', dark: '#111' }

/** Colors of the browser's bars. next/head dedupes by name unless each has a key. */
const themeColor = site.darkMode ? (
  Object.entries(themeColors).map(([theme, color]) => (
    <meta
      key={`theme-color-${theme}`}
      name="theme-color"
      content={color}
      media={`(prefers-color-scheme: ${theme})`}
    />
  ))
) : (
  <meta name="theme-color" content={themeColors.light} />
)

/** The same on every page. */
const siteLinks = (
  <>
    <link rel="icon" href={siteIcons.ico} sizes="32x32" />
    <link rel="icon" href={siteIcons.svg} type="image/svg+xml" />
    <link rel="apple-touch-icon" href={siteIcons.touch} />
    {feedFiles.map(({ address, type, name }) => (
      <link key={address} rel="alternate" type={type} href={address} title={name} />
    ))}
  </>
)

/** A page's head from its front matter: title, description, canonical address, cards, and structured data. */
export function usePageHead() {
  const { route, asPath } = useRouter()
  const page = usePage()
  const { title, datePublished, dateModified } = page
  const isHome = route === '/'
  const isError = route === '/404' || route === '/500'
  const fullTitle = isHome ? site.defaultTitle : pageTitle(title, site.titleTemplate)
  const description = page.description ?? site.defaultDescription
  const canonical = page.canonical ?? canonicalUrl(site.url, asPath)
  const card = `${site.url}${cardAddress(isError ? '/' : route)}`
  const isArticle = datePublished !== undefined && !isHome
  const handle = handleOf(site.social.twitter)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={page.keywords ?? site.defaultKeywords} />
      <meta name="author" content={page.author ?? site.author.name} />
      {themeColor}
      {isError ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {!isError && <link rel="alternate" type="text/markdown" href={markdownAddress(route)} />}
      {siteLinks}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={site.defaultLocale.replace('-', '_')} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={isHome ? site.defaultTitle : title} />
      <meta property="og:description" content={description} />
      {!isError && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={isHome ? site.defaultTitle : title} />
      {isArticle && <meta property="article:published_time" content={datePublished} />}
      {isArticle && dateModified && <meta property="article:modified_time" content={dateModified} />}
      <meta name="twitter:card" content="summary_large_image" />
      {handle && <meta name="twitter:site" content={handle} />}
      {!isError && (
        <script
          type="application/ld+json"
          // Escaping '<' keeps JSON from closing the script element.
          dangerouslySetInnerHTML={{
            __html: structuredData(site, { ...page, canonical, card }).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  )
}
