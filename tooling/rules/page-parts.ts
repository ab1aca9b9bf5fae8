import { visit } from 'unist-util-visit'
import { attribute, isElement } from '../content/jsx'
import { lineOf, type Heading, type Page } from '../content/page'

/** A component as a page uses it. */
export interface Part {
  line: number
  attribute: (name: string) => string | undefined
}

/** Each use of a component on a page, in reading order. */
export function partsNamed(page: Page, name: string): Part[] {
  const parts: Part[] = []
  visit(page.tree, node => {
    if (isElement(node, name)) parts.push({ line: lineOf(node), attribute: key => attribute(node, key) })
  })
  return parts
}

/** The level-2 heading of that text, whatever its capitals. */
export function sectionNamed(page: Page, text: string): Heading | undefined {
  return page.headings.find(
    heading => heading.depth === 2 && heading.text.toLowerCase() === text.toLowerCase(),
  )
}

/** The level-2 heading that a line stands under. */
export function sectionAt(page: Page, line: number): Heading | undefined {
  return page.headings.findLast(heading => heading.depth === 2 && heading.line < line)
}

/** Whether the last block of a page is the component of that name. */
export function endsWith(page: Page, name: string): boolean {
  const last = page.tree.children.findLast(node => node.type !== 'mdxjsEsm')
  return last !== undefined && isElement(last, name)
}
