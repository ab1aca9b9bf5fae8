import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Element = DefaultTreeAdapterTypes.Element

const htmlOf = (file: string) => readFileSync(path.resolve('out', file), 'utf8')

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes
    .filter(child => defaultTreeAdapter.isElementNode(child))
    .flatMap(child => [child, ...elementsOf(child)])
}

const attribute = (element: Element, name: string) =>
  element.attrs.find(each => each.name === name)?.value ?? ''

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  const texts = node.childNodes.map(child => {
    if (defaultTreeAdapter.isTextNode(child)) return child.value
    return defaultTreeAdapter.isElementNode(child) ? textOf(child) : ''
  })
  return texts.join('')
}

/** What the head of an exported file says, with its heading and its breadcrumb. */
export function headInFile(file: string) {
  const all = elementsOf(parse(htmlOf(file), { scriptingEnabled: false }))
  const head = elementsOf(all.find(({ tagName }) => tagName === 'head') ?? parse(''))
  const named = (tag: string, name: string, value: string) =>
    head.filter(element => element.tagName === tag && attribute(element, name) === value)
  const contents = (name: string) => named('meta', 'name', name).map(meta => attribute(meta, 'content'))
  const h1 = all.find(({ tagName }) => tagName === 'h1')
  const trail = all.find(each => each.tagName === 'nav' && attribute(each, 'aria-label') === 'Breadcrumb')
  return {
    titles: head.filter(({ tagName }) => tagName === 'title').map(textOf),
    descriptions: contents('description'),
    canonicals: named('link', 'rel', 'canonical').map(link => attribute(link, 'href')),
    robots: contents('robots'),
    card: contents('twitter:card'),
    og: Object.fromEntries(
      head
        .filter(meta => attribute(meta, 'property') !== '')
        .map(meta => [attribute(meta, 'property'), attribute(meta, 'content')]),
    ),
    jsonLd: all.filter(each => attribute(each, 'type') === 'application/ld+json').map(textOf),
    h1: h1 && textOf(h1),
    breadcrumb: trail
      ? elementsOf(trail)
          .filter(({ tagName }) => tagName === 'li')
          .map(item => textOf(item).trim())
      : [],
  }
}

/** The text of the first element of its kind in an exported file, as it is written. */
export function tagIn(file: string, tag: string): string {
  return new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(htmlOf(file))?.[1] ?? ''
}

/** The description in an exported file, as it is written. */
export function descriptionIn(file: string): string {
  return /<meta[^>]* name="description"[^>]*>/.exec(htmlOf(file))?.[0] ?? ''
}
