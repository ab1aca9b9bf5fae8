import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { routeIn } from '../../lib/site/languages'
import { attributeOf, elementsOf, setAttribute, textOf, type Element } from '../check/export/elements'

type Node = DefaultTreeAdapterTypes.Node

/** What is known of the addresses of a language's pages. */
export interface LanguageAddresses {
  /** '/fr' */
  prefix: string
  /** The site's address, without the prefix. */
  url: string
  /** Whether the language has a page or a file of its own at an address, which is written without the prefix. */
  has: (path: string) => boolean
  /** The language of the pages that it doesn't have. */
  original: string
}

/** Attributes with one address. */
const single = ['href', 'src', 'action', 'poster', 'content']

const isFile = (path: string) => /\.\w+$/.test(path)

/** The site's part of an address, and the path in it; undefined for another site's, a fragment, and another text. */
function partsOf(address: string, { url }: LanguageAddresses): [site: string, path: string] | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return ['', address]
  if (address === url) return [url, '/']
  return address.startsWith(`${url}/`) ? [url, address.slice(url.length)] : undefined
}

/** Whether an address has the prefix already. */
const isPrefixed = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** An address in the language, if the language has what is there; as it is otherwise. */
export function addressIn(address: string, language: LanguageAddresses): string {
  const parts = partsOf(address, language)
  if (!parts) return address
  const [site, whole] = parts
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(whole) ?? []
  if (isPrefixed(path, language.prefix) || !language.has(path)) return address
  return `${site}${routeIn(language.prefix, path)}${rest}`
}

/** Whether a link leads to a page that is only there in the original language. */
function isToOriginal(address: string, language: LanguageAddresses): boolean {
  const [path = ''] = address.split(/[?#]/)
  return path.startsWith('/') && !path.startsWith('//') && !isPrefixed(path, language.prefix) && !isFile(path)
}

const candidatesIn = (set: string, language: LanguageAddresses): string =>
  set.replace(/(^|,\s*)(\S+)/g, (_, before: string, address: string) => before + addressIn(address, language))

/** Each text of a value that is an address, in the language. */
function dataIn(value: unknown, language: LanguageAddresses): unknown {
  if (typeof value === 'string') return addressIn(value, language)
  if (Array.isArray(value)) return value.map(each => dataIn(each, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, dataIn(each, language)]))
}

function prefixElement(element: Element, language: LanguageAddresses): void {
  // A link to another language, which says so itself.
  if (attributeOf(element, 'hreflang') !== undefined) return
  for (const attr of element.attrs) {
    if (single.includes(attr.name)) attr.value = addressIn(attr.value, language)
    if (attr.name === 'srcset') attr.value = candidatesIn(attr.value, language)
  }
  const { tagName } = element
  const href = tagName === 'a' ? attributeOf(element, 'href') : undefined
  if (href !== undefined && isToOriginal(href, language)) setAttribute(element, 'hreflang', language.original)
  if (tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json')
    for (const text of element.childNodes)
      if (tree.isTextNode(text)) text.value = JSON.stringify(dataIn(JSON.parse(text.value), language))
  // One text for a parser that would run scripts.
  if (tagName === 'noscript' && textOf(element).includes('<')) {
    const inside = parseFragment(textOf(element))
    prefixAddresses(inside, language)
    for (const text of element.childNodes) if (tree.isTextNode(text)) text.value = serialize(inside)
  }
}

/**
 * Gives the language's prefix to every address below a node that the language has. The project of a language is rendered
 * as if it were at the root, so that nothing else in the build has to know the prefix.
 */
export function prefixAddresses(node: Node, language: LanguageAddresses): void {
  for (const element of [...elementsOf(node, true)]) prefixElement(element, language)
}

/** The same for HTML in a text. */
export function withPrefixes(html: string, language: LanguageAddresses): string {
  const fragment = parseFragment(html)
  prefixAddresses(fragment, language)
  return serialize(fragment)
}
