/** An element of the handbook's text: what HTML for print and XHTML for readers have in common. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: Content[]
}

export type Content = string | Element

/** Makes an element; attributes without a value are left out. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: Content[]
): Element {
  const named = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { tag, attributes: Object.fromEntries(named), children }
}

/** The words of a piece of text, with the spaces of its source. */
export const textOf = (content: Content | readonly Content[]): string => {
  if (typeof content === 'string') return content
  return 'tag' in content ? textOf(content.children) : content.map(part => textOf(part)).join('')
}

/** All elements of a text in reading order, outer ones first. */
function* elementsIn(content: readonly Content[]): Generator<Element> {
  for (const part of content) {
    if (typeof part === 'string') continue
    yield part
    yield* elementsIn(part.children)
  }
}

/** The elements with one of these tags, in reading order. */
export const elementsNamed = (content: readonly Content[], ...tags: string[]): Element[] =>
  [...elementsIn(content)].filter(({ tag }) => tags.includes(tag))

/** A copy in which each element is replaced by what `change` returns, inner ones first. */
export const mapElements = (
  content: readonly Content[],
  change: (element: Element) => readonly Content[],
): Content[] =>
  content.flatMap(part =>
    typeof part === 'string'
      ? [part]
      : change({ ...part, attributes: { ...part.attributes }, children: mapElements(part.children, change) }),
  )

const characters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML has it. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, found => characters[found] ?? found)

const alone = new Set(['img', 'br', 'hr', 'meta', 'link', 'col'])

/**
 * Writes a text so that it is valid as HTML and as XML.
 * @param lower by how many levels headings are lowered
 */
export function markupOf(content: Content | readonly Content[], lower = 0): string {
  if (typeof content === 'string') return escaped(content)
  if (!('tag' in content)) return content.map(part => markupOf(part, lower)).join('')
  const level = /^h([1-6])$/.exec(content.tag)?.[1]
  const tag = level ? `h${Math.min(6, Number(level) + lower)}` : content.tag
  const attributes = Object.entries(content.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tag}${attributes.join('')}`
  return alone.has(tag) ? `${start}/>` : `${start}>${markupOf(content.children, lower)}</${tag}>`
}
