import { printedAddress } from './links'
import { element, elementsNamed, mapElements, textOf, type Content, type Element } from './markup'

/** The page on which an id is, as the last layout had it. */
export type PageOf = (id: string) => string

/** The link of a page's number. */
export const pageNumber = (id: string, pageOf: PageOf): Element =>
  element('a', { href: `#${id}` }, pageOf(id))

/** '(page 12)' behind a link into the book. */
const reference = (id: string, pageOf: PageOf): Content[] => [
  ' ',
  element('span', { class: 'page-ref' }, '(page\u00a0', pageOf(id), ')'),
]

const isOutside = (href: string) => !href.startsWith('#')

/** The nodes below the heading 'Sources', where addresses are printed in the line. */
function withSources(body: readonly Content[]): Content[] {
  let isBelow = false
  return mapTop(body, part => {
    if (part.tag === 'h2') isBelow = part.attributes.id?.endsWith('-sources') ?? false
    return isBelow ? mapElements([part], withAddress) : [part]
  })
}

const mapTop = (body: readonly Content[], change: (part: Element) => Content[]): Content[] =>
  body.flatMap(part => (typeof part === 'string' ? [part] : change(part)))

function withAddress(found: Element): Content[] {
  const href = found.attributes.href ?? ''
  if (found.tag !== 'a' || !isOutside(href)) return [found]
  const address = printedAddress(href)
  const link = element('a', { ...found.attributes, 'data-printed': '' }, ...found.children)
  if (textOf(found.children).includes(address)) return [link]
  return [link, ' ', element('span', { class: 'address' }, `(${address})`)]
}

/**
 * A chapter's text for paper: page references behind links into the book, and numbered notes with the addresses of
 * other links. Words of the glossary get no reference, since their place there is their name.
 */
export function onPaper(body: readonly Content[], id: string, pageOf: PageOf): Content[] {
  const addresses: string[] = []
  const marked = mapElements(withSources(body), found => {
    const href = found.attributes.href ?? ''
    if (found.tag !== 'a' || found.attributes.class === 'term') return [found]
    if (!isOutside(href)) {
      return href.startsWith('#glossary-') ? [found] : [found, ...reference(href.slice(1), pageOf)]
    }
    if (found.attributes['data-printed'] !== undefined) return [element('a', { href }, ...found.children)]
    if (!addresses.includes(href)) addresses.push(href)
    const number = addresses.indexOf(href) + 1
    const mark = element('a', { href: `#${id}-note-${number}` }, String(number))
    return [found, element('sup', { class: 'note-mark' }, mark)]
  })
  if (addresses.length === 0) return marked
  const notes = addresses.map((href, index) =>
    element('li', { id: `${id}-note-${index + 1}` }, element('a', { href }, printedAddress(href))),
  )
  return [...marked, element('ol', { class: 'addresses' }, ...notes)]
}

/** All ids of a text. */
export const idsOf = (content: readonly Content[]): string[] =>
  elementsNamed(
    content,
    'p',
    'li',
    'h1',
    'h2',
    'h3',
    'h4',
    'figure',
    'table',
    'pre',
    'blockquote',
    'section',
  ).flatMap(({ attributes }) => attributes.id ?? [])
