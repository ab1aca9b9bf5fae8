import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'

/** A JSX element in an MDX syntax tree, as remark-mdx makes it. */
export interface JsxElement extends Parent {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: { type: string; name?: string; value?: unknown }[]
}

/** Whether a node is a JSX element. */
export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Whether a node is a JSX element with this name. */
export const isElement = (node: Node, name: string): node is JsxElement => isJsx(node) && node.name === name

/** The JSX elements with this name below a node, in reading order. */
export function elementsNamed(tree: Parent, name: string): JsxElement[] {
  const found: JsxElement[] = []
  visit(tree as Node, node => {
    if (isElement(node, name)) found.push(node)
  })
  return found
}

/** A JSX element to insert into a tree. Nextra expects 'data' where markup is JSX. */
export function newElement(name: string, children: Node[] = []): JsxElement {
  const element = { type: 'mdxJsxFlowElement' as const, name, attributes: [], data: {}, children }
  return element
}

/** An attribute's string value; undefined if absent or an expression. */
export function attribute(element: JsxElement, name: string): string | undefined {
  const value = element.attributes.find(each => each.name === name)?.value
  return typeof value === 'string' ? value : undefined
}

/** Sets an attribute to a string. */
export function setAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes.push({ type: 'mdxJsxAttribute', name, value })
}

/** An error that stops the build and names the file, the line, and the fix. */
export function authoringError(file: { path?: string | undefined }, node: Node, message: string): Error {
  const line = node.position?.start.line
  return new Error(`${file.path ?? 'MDX'}${line ? `:${line}` : ''}: ${message}`)
}
