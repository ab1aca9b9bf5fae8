import { Head, Html, Main, NextScript } from 'next/document'
import { site } from '@data/site'
import { siteDirection } from '@lib/site/direction'

/**
 * Next.js adds a script of polyfills for browsers without modules, 35 KB compressed. Such browsers (before 2018)
 * cannot show the style sheets here either; they get the page as plain HTML.
 */
class LeanHead extends Head {
  override getPolyfillScripts() {
    return []
  }
}

class LeanScripts extends NextScript {
  override getPolyfillScripts() {
    return []
  }
}

export default function Document() {
  return (
    <Html lang={site.defaultLocale} dir={siteDirection(site)}>
      <LeanHead />
      <body>
        <Main />
        <LeanScripts />
      </body>
    </Html>
  )
}
