import { visit } from 'unist-util-visit'
import { remembered } from '../../tasks/remembered'
import { attribute, isElement, isJsx } from './jsx'
import { lineOf, type Heading, type Page } from './page'

/** A component used on a page. */
export interface Part {
  line: number
  lastLine: number
  attribute: (name: string) => string | undefined
}

/** A page's components by name. */
const partsOf = remembered((page: Page) => {
  const parts = new Map<string, Part[]>()
  visit(page.tree, node => {
    if (!isJsx(node)) return
    const lastLine = node.position?.end.line ?? lineOf(node)
    const part = { line: lineOf(node), lastLine, attribute: (key: string) => attribute(node, key) }
    parts.set(node.name ?? '', [...(parts.get(node.name ?? '') ?? []), part])
  })
  return parts
})

/** Uses of a component on a page, in reading order. */
export const partsNamed = (page: Page, name: string): readonly Part[] => partsOf(page).get(name) ?? []

/** The level-2 heading with this text, ignoring case. */
export function sectionNamed(page: Page, text: string): Heading | undefined {
  return page.headings.find(
    heading => heading.depth === 2 && heading.text.toLowerCase() === text.toLowerCase(),
  )
}

/** The level-2 heading above a line. */
export function sectionAt(page: Page, line: number): Heading | undefined {
  return page.headings.findLast(heading => heading.depth === 2 && heading.line < line)
}

/** Whether a page's last block is this component. */
export function endsWith(page: Page, name: string): boolean {
  const last = page.tree.children.findLast(node => node.type !== 'mdxjsEsm')
  return last !== undefined && isElement(last, name)
}
