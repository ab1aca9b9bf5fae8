import { Head, Html, Main, NextScript } from 'next/document'
import { site } from '@data/site'
import { siteDirection } from '@lib/site/direction'
import { languageOf, tagOf } from '@lib/site/languages'

/** What Next.js writes into the head is taken out again as the page is finished (tooling/build/finish-page.ts). */
export default function Document() {
  return (
    <Html
      lang={tagOf(languageOf(site))}
      dir={siteDirection(site)}
      data-offer-when-asked={site.exitIntent === 'when-asked' ? '' : undefined}
    >
      <Head />
      <body>
        <Main />
        <p id="announcer" aria-live="assertive" className="visually-hidden" />
        <NextScript />
      </body>
    </Html>
  )
}
