import { isUnlisted } from './exported-pages'
import { jsonLdRule } from './json-ld-rules'
import { isCopy, type PageFacts } from './page-facts'

/** A rule on a single page: returns sentences on what is wrong and how to fix it. */
type PageRule = (page: PageFacts) => string[]

const exactlyOne =
  (name: string, count: (page: PageFacts) => number): PageRule =>
  page =>
    count(page) === 1 ? [] : [`has ${count(page)} ${name}: a page has exactly one.`]

const canonicalAddress: PageRule = page => {
  if (isUnlisted(page)) return []
  const [address, ...more] = page.canonicals
  if (address === undefined || more.length > 0) {
    return [`has ${page.canonicals.length} canonical links: a page has exactly one.`]
  }
  if (!/^https:\/\/[^/]+/.test(address))
    return [`has the canonical address "${address}": it must be absolute and start with https://.`]
  return new URL(address).pathname === page.route || isCopy(page)
    ? []
    : [`has the canonical address ${address}: it must be its own, which ends with ${page.route}.`]
}

const language: PageRule = page =>
  page.lang === '' ? ['does not say which language it is in: <html lang> is missing.'] : []

const sizedImages: PageRule = page =>
  page.unsized.map(src => `shows ${src} without width and height: the text below would move.`)

const sameInTheDark: PageRule = page =>
  page.otherTwins.map(
    src => `shows another drawing than ${src} in the dark: its source must be the drawing's own twin.`,
  )

const httpsOnly: PageRule = page =>
  page.references
    .filter(({ url }) => /^(http:)?\/\//i.test(url.trim()))
    .map(({ url }) => `refers to ${url}: write https://, or leave it out.`)

const noScriptLinks: PageRule = page =>
  page.references
    .filter(({ url }) => /^javascript:/i.test(url.trim()))
    .map(({ url }) => `has the link "${url}": use a button if it isn't an address.`)

const safeNewWindows: PageRule = page =>
  page.newWindows
    .filter(({ rel }) => !rel.split(/\s+/).includes('noopener'))
    .map(({ url }) => `opens ${url} in a new window without rel="noopener": add it.`)

const curlyQuotes: PageRule = page =>
  page.straightQuotes.map(
    text =>
      `has a straight quote in "${text.trim().slice(0, 60)}": tooling/build/finish-text.ts should have set it.`,
  )

/** All rules on a single page that the validator of tooling/check/export/validate-html.mjs doesn't have. */
export const pageRules: PageRule[] = [
  exactlyOne('<title>', page => page.titles),
  exactlyOne('<h1>', page => page.h1s),
  exactlyOne('<main>', page => page.mains),
  canonicalAddress,
  language,
  sizedImages,
  sameInTheDark,
  httpsOnly,
  noScriptLinks,
  safeNewWindows,
  curlyQuotes,
  jsonLdRule,
]
