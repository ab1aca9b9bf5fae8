import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { blockProps } from '../content/block-props'
import type { Rule } from '../content/content-site'
import { eachPage, type Found } from '../content/each'
import { isJsx, type JsxElement } from '../content/jsx'
import { didYouMean, inQuotes } from '../content/nearest'
import { lineOf, type Page } from '../content/page'

/** A component and the line where a page uses it. */
interface UsedBlock {
  name: string
  line: number
}

const known = [...blockProps.keys()]

/** Component names have a capital letter or a dot; the rest is HTML. */
const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name)

/** The components in an expression's syntax tree: `{ready && <CommonPractice />}`. */
function inCode(node: unknown): UsedBlock[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name, loc } = node as {
    type?: string
    name?: { name?: string }
    loc?: { start: { line: number } }
  }
  const own =
    type === 'JSXOpeningElement' && name?.name && isComponent(name.name)
      ? [{ name: name.name, line: loc?.start.line ?? 1 }]
      : []
  return [...own, ...Object.values(node).flatMap(inCode)]
}

const estreeOf = (node: unknown): unknown => (node as { data?: { estree?: unknown } } | null)?.data?.estree

function usedBlocks({ tree }: Page): UsedBlock[] {
  const used: UsedBlock[] = []
  visit(tree as Node, node => {
    if (!isJsx(node)) used.push(...inCode(estreeOf(node)))
    else {
      if (node.name && isComponent(node.name)) used.push({ name: node.name, line: lineOf(node) })
      used.push(...node.attributes.flatMap(each => [each, each.value].map(estreeOf).flatMap(inCode)))
    }
  })
  return used
}

/** Attributes that a block doesn't read; those of HTML are the browser's. */
function* unknownAttributes(element: JsxElement): Generator<Found> {
  const block = element.name ?? ''
  const props = blockProps.get(block)
  if (!props) return
  const otherwise = props.length > 0 ? `it takes ${props.join(', ')}.` : 'it takes none; remove it.'
  for (const { name } of element.attributes) {
    if (!name || props.includes(name)) continue
    const fix = didYouMean(name, props, otherwise, inQuotes)
    yield [lineOf(element), `<${block}> has no attribute '${name}': ${fix}`]
  }
}

/** Every block that a page uses exists, and so do its attributes. */
export const rule: Rule = {
  why: 'A block that does not exist stops the build with a message that names neither line nor fix; an attribute that does not exist is ignored.',
  check: eachPage(function* (page) {
    for (const statement of page.tree.children.filter(({ type }) => type === 'mdxjsEsm'))
      yield [
        lineOf(statement),
        'A page needs no import or export: remove it. components/authoring/blocks.ts gives every page its blocks.',
      ]
    const otherwise = 'correct its name, or add it to components/authoring/blocks.ts.'
    for (const { name, line } of usedBlocks(page)) {
      if (known.includes(name)) continue
      const fix = didYouMean(name, known, otherwise, each => `<${each}>`)
      yield [line, `There is no block <${name}>: ${fix}`]
    }
    const found: Found[] = []
    visit(page.tree as Node, node => {
      if (isJsx(node)) found.push(...unknownAttributes(node))
    })
    yield* found
  }),
}
