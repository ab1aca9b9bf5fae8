import { html, parse } from 'parse5'
import { darkTwin } from '../../../lib/site/dark-twin'
import { attributeOf, elementsOf, textOf, verbatim, type Element } from './elements'
import type { ExportedFile } from './exported-pages'

export type Reference = {
  /** The tag: 'a', 'img', 'meta'. */
  tag: string
  url: string
  rel: string
}

/** What the checks need to know of an exported page. */
export type PageFacts = ExportedFile & {
  ids: string[]
  titles: number
  h1s: number
  mains: number
  /** Addresses of all `<link rel="canonical">`. */
  canonicals: string[]
  references: Reference[]
  /** The `lang` attribute of `<html>`; '' if missing. */
  lang: string
  /** Addresses of images without width or height. */
  unsized: string[]
  /** Addresses of drawings that are another drawing in the dark. */
  otherTwins: string[]
  /** Contents of every `<meta>`, by name or property. */
  metas: Record<string, string[]>
  /** Text of each structured data block. */
  jsonLd: string[]
  /** The text of each style element. */
  styles: string[]
  /** The `rel` of every link that opens a new window, with its address. */
  newWindows: Reference[]
  /** Texts and descriptions with straight quotes, code aside. */
  straightQuotes: string[]
}

const urlAttributes = ['href', 'xlink:href', 'src', 'poster', 'data', 'action']

/** Metadata that holds an image's address. */
const imageMetadata = ['og:image', 'twitter:image']

/** The addresses in a srcset: 'a.png 1x, b.png 2x'. */
function urlsOfSrcset(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
}

function urlsOf(tag: string, attributes: Map<string, string>): string[] {
  if (tag === 'meta') {
    const name = attributes.get('property') ?? attributes.get('name') ?? ''
    return imageMetadata.includes(name) ? [attributes.get('content') ?? ''] : []
  }
  const urls = urlAttributes.flatMap(name => attributes.get(name) ?? [])
  return [...urls, ...urlsOfSrcset(attributes.get('srcset') ?? '')]
}

/** The texts of an element that people read or hear. */
const readTexts = (element: Element, attributes: ReadonlyMap<string, string>): string[] => [
  textOf(element),
  ...['alt', 'aria-label', 'title'].flatMap(name => attributes.get(name) ?? []),
]

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/"(https:\/\/[^"]*)"/g)].map(match => match[1] ?? '')

/** Structured data and the addresses in them, which must lead somewhere like any link. */
function addJsonLd(facts: PageFacts, element: Element): void {
  const text = textOf(element)
  facts.jsonLd.push(text)
  facts.references.push(...addressesIn(text).map(url => ({ tag: 'structured data', url, rel: '' })))
}

const isInCode = (element: Element): boolean =>
  verbatim.has(element.tagName) ||
  ('tagName' in (element.parentNode ?? {}) && isInCode(element.parentNode as Element))

/** The address of a picture's drawing, if what is shown in the dark isn't its twin. */
function otherTwinOf(picture: Element): string[] {
  const [source, image] = ['source', 'img'].map(name => {
    const element = [...elementsOf(picture)].find(({ tagName }) => tagName === name)
    return element && attributeOf(element, name === 'img' ? 'src' : 'srcset')
  })
  return image?.endsWith('.svg') && source !== darkTwin(image) ? [image] : []
}

function addElement(facts: PageFacts, element: Element): void {
  const tag = element.tagName
  // An SVG's title is a label within the page.
  const isHtml = element.namespaceURI === html.NS.HTML
  const attributes = new Map(
    element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  )
  const rel = attributes.get('rel') ?? ''
  if (tag === 'html') facts.lang = attributes.get('lang') ?? ''
  const hasSize = ['width', 'height'].every(name => /^[1-9]\d*$/.test(attributes.get(name) ?? ''))
  if (tag === 'img' && !hasSize) facts.unsized.push(attributes.get('src') ?? '')
  if (tag === 'picture') facts.otherTwins.push(...otherTwinOf(element))
  const id = attributes.get('id')
  if (id !== undefined) facts.ids.push(id)
  if (isHtml && tag === 'title') facts.titles += 1
  if (isHtml && tag === 'h1') facts.h1s += 1
  if (tag === 'main' || attributes.get('role') === 'main') facts.mains += 1
  if (tag === 'link' && rel === 'canonical') facts.canonicals.push(attributes.get('href') ?? '')
  const meta = tag === 'meta' ? (attributes.get('property') ?? attributes.get('name')) : undefined
  if (meta !== undefined) (facts.metas[meta] ??= []).push(attributes.get('content') ?? '')
  if (tag === 'script' && attributes.get('type') === 'application/ld+json') addJsonLd(facts, element)
  if (isHtml && tag === 'style') facts.styles.push(textOf(element))
  if (isHtml && !isInCode(element))
    facts.straightQuotes.push(...readTexts(element, attributes).filter(text => /['"]/.test(text)))
  const references = urlsOf(tag, attributes).map(url => ({ tag, url, rel }))
  facts.references.push(...references)
  if (attributes.get('target') === '_blank') facts.newWindows.push(...references)
}

/** Parses a page like a browser without scripts, so that `<noscript>` counts. */
export function pageFacts(page: ExportedFile, text: string): PageFacts {
  const facts: PageFacts = {
    ...page,
    ids: [],
    titles: 0,
    h1s: 0,
    mains: 0,
    canonicals: [],
    references: [],
    lang: '',
    unsized: [],
    otherTwins: [],
    metas: {},
    jsonLd: [],
    styles: [],
    newWindows: [],
    straightQuotes: [],
  }
  for (const element of elementsOf(parse(text, { scriptingEnabled: false }))) addElement(facts, element)
  return facts
}

/** Whether a page names an original on another host, so that no list of the site's pages has it. */
export function isCopy({ canonicals, metas }: PageFacts): boolean {
  const hosts = [canonicals[0], metas['og:image']?.[0]].map(address =>
    address !== undefined && URL.canParse(address) ? new URL(address).host : undefined,
  )
  return hosts.every(host => host !== undefined) && hosts[0] !== hosts[1]
}
