import { Head, Html, Main, NextScript } from 'next/document'
import { site } from '@data/site'
import { siteDirection } from '@lib/site/direction'

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * The head of an exported page, with no script and no style sheet of Next.js: `npm run build` puts in the rules that
 * the page needs and the page's own script. On the development server everything is as Next.js has it.
 */
class PlainHead extends Head {
  override getCssLinks() {
    return null
  }
  override getPreloadDynamicChunks() {
    return []
  }
  override getPreloadMainLinks() {
    return null
  }
  override getDynamicChunks() {
    return []
  }
  override getScripts() {
    return []
  }
  override getPolyfillScripts() {
    return []
  }
}

export default function Document() {
  return (
    <Html
      lang={site.defaultLocale}
      dir={siteDirection(site)}
      data-offer-when-asked={site.exitIntent === 'when-asked' ? '' : undefined}
    >
      {isDevelopment ? <Head /> : <PlainHead />}
      <body>
        <Main />
        {isDevelopment ? (
          <NextScript />
        ) : (
          <p id="announcer" aria-live="assertive" className="visually-hidden" />
        )}
      </body>
    </Html>
  )
}
