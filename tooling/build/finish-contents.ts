import { defaultTreeAdapter as tree, html } from 'parse5'
import { attributeOf, elementsOf, wordsIn, type Element } from '../check/export/elements'

const within = (element: Element) => [...elementsOf(element)]

const targetOf = (entry: Element) =>
  within(entry)
    .map(each => attributeOf(each, 'href'))
    .find(Boolean)
    ?.slice(1)

/** Adds the headings of apps that have an id to the contents next to the text, in the order of the page. */
export function finishContents(elements: readonly Element[]): void {
  const box = elements.find(element => attributeOf(element, 'data-reading-position') !== undefined)
  const list = box && within(box).find(({ tagName }) => tagName === 'ul')
  if (!list) return
  const headings = elements
    .filter(element => attributeOf(element, 'data-island') !== undefined)
    .flatMap(within)
    .filter(element => element.tagName === 'h2' && attributeOf(element, 'id') !== undefined)
  if (headings.length === 0) return
  const places = new Map(elements.map((element, index) => [attributeOf(element, 'id'), index]))
  for (const heading of headings) {
    const id = attributeOf(heading, 'id')
    const entry = tree.createElement('li', html.NS.HTML, [])
    const link = tree.createElement('a', html.NS.HTML, [{ name: 'href', value: `#${id}` }])
    tree.insertText(link, wordsIn(heading).trim())
    tree.appendChild(entry, link)
    const next = list.childNodes.find(
      other => tree.isElementNode(other) && (places.get(targetOf(other)) ?? 0) > (places.get(id) ?? 0),
    )
    if (next) tree.insertBefore(list, entry, next)
    else tree.appendChild(list, entry)
  }
}
