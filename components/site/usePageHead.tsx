import { site } from '@data/site'
import { structuredData } from '@lib/seo/structured-data'
import { usePage } from './usePage'
import { usePageAddresses } from './usePageSeo'

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

/** What next-seo does not write: a theme color per color scheme, and structured data as one graph. */
export function usePageHead() {
  const { isUnlisted, canonical, card } = usePageAddresses()
  const page = usePage()
  return (
    <>
      {themeColor}
      {!isUnlisted && (
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
