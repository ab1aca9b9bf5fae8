import type { PageFacts } from './page-facts'

/** Tags whose addresses a browser fetches on load. */
const fetched = [
  'script',
  'img',
  'source',
  'iframe',
  'video',
  'audio',
  'track',
  'embed',
  'object',
  'image',
  'use',
]

/** `<link>` types that fetch nothing. */
const idleLinks = ['canonical', 'alternate', 'author', 'license', 'me', 'next', 'prev']

/** Addresses on other hosts the page fetches by itself, except allowed ones. */
export function fetchedFromElsewhere(page: PageFacts, allowed: string[]): string[] {
  return page.references
    .filter(({ tag, rel }) => fetched.includes(tag) || (tag === 'link' && !idleLinks.includes(rel)))
    .map(({ url }) => url)
    .filter(url => /^(https?:)?\/\//i.test(url) && !allowed.includes(url))
}

/** Addresses on other hosts a style sheet fetches: fonts, images, other sheets. */
export function fetchedByStyles(css: string): string[] {
  return [...css.matchAll(/(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi)].map(
    match => match[1] ?? '',
  )
}
