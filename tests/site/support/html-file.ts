import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

const attribute = (element: Element, name: string) => element.attrs.find(each => each.name === name)?.value

/** The elements below a node, except those that `skips` matches, with all below them. */
function elementsOf(node: Parent, skips: (element: Element) => boolean = () => false): Element[] {
  return node.childNodes
    .filter(child => tree.isElementNode(child))
    .filter(element => !skips(element))
    .flatMap(element => [element, ...elementsOf(element, skips)])
}

function textOf(node: Parent): string {
  const texts = node.childNodes.map(child => {
    if (tree.isTextNode(child)) return child.value
    return tree.isElementNode(child) ? textOf(child) : ''
  })
  return texts.join('')
}

/** An exported file, parsed as in a browser without scripts. */
const parsed = (file: string) =>
  parse(readFileSync(path.resolve('out', file), 'utf8'), { scriptingEnabled: false })

/** An exported file's text before any script runs, and which of it is hidden. */
export function mainInFile(file: string) {
  const [main] = elementsOf(parsed(file)).filter(({ tagName }) => tagName === 'main')
  const mayHide = (element: Element) =>
    ['script', 'template', 'dialog', 'noscript', 'details'].includes(element.tagName) ||
    attribute(element, 'data-needs-scripts') !== undefined ||
    // A script shows one of these to a browser of its language.
    attribute(element, 'data-offer') !== undefined
  const all = main ? elementsOf(main, mayHide) : []
  return {
    headings: all.filter(({ tagName }) => tagName === 'h1').length,
    words: main ? textOf(main).split(/\s+/).length : 0,
    hidden: all
      .filter(({ tagName }) => /^(h\d|p|li|td|th|figcaption|a)$/.test(tagName))
      .filter(element => attribute(element, 'hidden') !== undefined && textOf(element) !== '')
      .map(element => `${element.tagName}: ${textOf(element).slice(0, 60)}`),
  }
}

/** The head of an exported file, its heading, and its breadcrumb. */
export function headInFile(file: string) {
  const all = elementsOf(parsed(file))
  const texts = (tag: string) => all.filter(({ tagName }) => tagName === tag).map(textOf)
  const metas = all.filter(({ tagName }) => tagName === 'meta')
  const trail = all.find(each => each.tagName === 'nav' && attribute(each, 'aria-label') === 'Breadcrumb')
  const head = all.find(({ tagName }) => tagName === 'head')
  const isJsonLd = (element: Element) => attribute(element, 'type') === 'application/ld+json'
  return {
    title: head
      ? elementsOf(head)
          .filter(({ tagName }) => tagName === 'title')
          .map(textOf)
          .join()
      : '',
    h1: texts('h1')[0] ?? '',
    meta: (name: string) =>
      metas
        .filter(each => (attribute(each, 'property') ?? attribute(each, 'name')) === name)
        .map(each => attribute(each, 'content'))
        .join(),
    jsonLd: all.filter(isJsonLd).map(textOf).join(),
    breadcrumb: trail
      ? elementsOf(trail)
          .filter(({ tagName }) => tagName === 'li')
          .map(item => textOf(item).trim())
      : [],
  }
}
