import type { Node, Parent } from 'unist'
import { routeEntry } from '../../../lib/nav/route-entry'
import { attribute, elementsNamed, newElement, setAttribute, type JsxElement } from './jsx'
import { childrenOf, type ListedPage } from './page-list'

/** Kinds of pages that a course outline lists as sections; other pages get cards. */
const sectionKinds = new Set(['hub', 'lesson-course'])

/** A page, as its card shows it. */
export const cardText = ({ card, description }: ListedPage): string => card ?? description

/** The pages directly below a course that have lessons, in reading order. */
export const courseSections = (pages: readonly ListedPage[], course: string): ListedPage[] =>
  childrenOf(pages, course).filter(({ kind }) => sectionKinds.has(kind))

const filledIn = new WeakSet<Node>()

/** Whether a paragraph is another page's text, inserted for a card. */
export const isFilledIn = (node: Node): boolean => filledIn.has(node)

/** A paragraph at its element's position, so that findings have a line. */
function paragraph(value: string, { position }: Node): Node {
  const text = { type: 'text', value, position }
  const node = { type: 'paragraph', children: [text], position } as Node
  filledIn.add(node)
  return node
}

function cardTo(name: string, { route }: ListedPage, { position }: Node): JsxElement {
  const card = newElement(name)
  setAttribute(card, 'href', route)
  return position ? { ...card, position } : card
}

const isEmpty = (element: JsxElement): boolean => element.children.length === 0

function fillList(list: JsxElement | undefined, name: string, pages: readonly ListedPage[]): void {
  if (list && isEmpty(list)) list.children = pages.map(page => cardTo(name, page, list))
}

/**
 * Fills a hub's empty lists with the pages directly below it, in reading order: `<CourseOutline />` with those that
 * have lessons, `<PageCards />` with the others. A card without text gets the page's `card`, or its description.
 */
export function fillCards(tree: Parent, route: string, pages: readonly ListedPage[]): void {
  const children = childrenOf(pages, route)
  const [outline] = elementsNamed(tree, 'CourseOutline')
  const [cards] = elementsNamed(tree, 'PageCards')
  const isSection = ({ kind }: ListedPage) => outline !== undefined && sectionKinds.has(kind)
  fillList(outline, 'CourseSection', children.filter(isSection))
  fillList(
    cards,
    'PageCard',
    children.filter(page => !isSection(page)),
  )
  for (const card of ['CourseSection', 'PageCard'].flatMap(name => elementsNamed(tree, name))) {
    const page = routeEntry(pages, attribute(card, 'href') ?? '')
    if (page && isEmpty(card)) card.children = [paragraph(cardText(page), card)]
  }
}
