import { site } from '@data/site'
import { themeColors } from '@lib/seo/site-files'
import { structuredData } from '@lib/seo/structured-data'
import { usePage } from './usePage'
import { usePageAddresses } from './usePageSeo'

const { darkMode, primaryHue } = site
const darkHue = typeof primaryHue === 'number' ? primaryHue : primaryHue.dark

/** What next-seo does not write: the color of the browser's bars, and structured data as one graph. */
export function usePageHead() {
  const { isUnlisted, canonical, card } = usePageAddresses()
  const page = usePage()
  return (
    <>
      <meta
        name="theme-color"
        content={themeColors.light}
        data-dark={darkMode ? themeColors.dark(darkHue) : undefined}
      />
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
