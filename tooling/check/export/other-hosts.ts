import type { PageFacts } from './page-facts'

/** Tags that a browser fetches on load, where their address lies on another host. */
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

/** What a `<link>` may be without anything being fetched. */
const idleLinks = ['canonical', 'alternate', 'author', 'license', 'me', 'next', 'prev']

/** Addresses on other hosts that the page fetches by itself, the allowed ones left out. */
export function fetchedFromElsewhere(page: PageFacts, allowed: string[]): string[] {
  return page.references
    .filter(({ tag, rel }) => fetched.includes(tag) || (tag === 'link' && !idleLinks.includes(rel)))
    .map(({ url }) => url)
    .filter(url => /^(https?:)?\/\//i.test(url) && !allowed.includes(url))
}

/** Addresses on other hosts that a style sheet fetches: fonts, images, further sheets. */
export function fetchedByStyles(css: string): string[] {
  return [...css.matchAll(/(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi)].map(
    match => match[1] ?? '',
  )
}
