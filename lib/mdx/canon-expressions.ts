import type { Literal, Node, Parent } from 'unist'
import type { Facts } from '../canon/fact-texts'
import { nearest } from '../content/nearest'
import type { JsxElement } from './jsx'

/** Why an expression cannot be replaced, and where it is. */
export interface CanonFault {
  node: Node
  message: string
}

const usesCanon = /\bcanon\b/
const oneName = /^\s*canon\.([\w.]+)\s*$/

const isExpression = (node: Node): node is Literal<string> =>
  node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'

function unknown(name: string, facts: Facts): string {
  const meant = nearest(name, Object.keys(facts))
  const mend = meant ? `did you mean {canon.${meant}}?` : 'look the name up there, or add the fact.'
  return `{canon.${name}} is no fact of data/canon/facts.ts: ${mend}`
}

const attributeValue = ({ value }: { value?: unknown }): string =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : ''

/** What is wrong with a canon expression in an attribute, which the plugin does not replace. */
function faultInAttributes(node: Node): string | undefined {
  const attributes = node.type.startsWith('mdxJsx') ? (node as JsxElement).attributes : []
  const found = attributes.find(attribute => usesCanon.test(attributeValue(attribute)))
  return (
    found &&
    `{canon …} is for running text and tables: write the fact itself into ${found.name ?? 'the attribute'}.`
  )
}

/** The text that takes the place of an expression: a paragraph where the expression is a block of its own. */
function replacement(node: Node, value: string): Node {
  const text = { type: 'text', value, position: node.position } as Node
  return node.type === 'mdxFlowExpression'
    ? ({ type: 'paragraph', children: [text], position: node.position } as Node)
    : text
}

/**
 * Replaces each {canon.name} of a page by its fact, as text, in place. Returns what was wrong first: a name that
 * there is not, or an expression that is more than a name.
 */
export function putFacts(tree: Parent, facts: Facts): CanonFault | undefined {
  for (const [index, node] of tree.children.entries()) {
    const inAttributes = faultInAttributes(node)
    if (inAttributes) return { node, message: inAttributes }
    if (isExpression(node) && usesCanon.test(node.value)) {
      const name = oneName.exec(node.value)?.[1]
      if (name === undefined)
        return { node, message: `{${node.value}} must be one name, such as {canon.sprint16.done}.` }
      if (!Object.hasOwn(facts, name)) return { node, message: unknown(name, facts) }
      tree.children[index] = replacement(node, facts[name] ?? '')
    } else if ('children' in node) {
      const fault = putFacts(node as Parent, facts)
      if (fault) return fault
    }
  }
  return undefined
}
