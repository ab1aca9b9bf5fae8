import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { JsxElement } from './jsx'
import { lineOf, type Page } from './page'

/** A name that a page takes from a module. */
export interface ImportedName {
  /** As the module exports it; '*' for all of it. */
  name: string
  /** As the page calls it. */
  local: string
  line: number
}

/** An import of a page. */
export interface PageImport {
  from: string
  line: number
  names: ImportedName[]
}

/** A component that a page shows, at its place. */
export interface UsedComponent {
  name: string
  line: number
}

/** A node of the code in a page, as acorn makes it, as far as it is looked at here. */
interface CodeNode {
  type: string
  loc?: { start: { line: number } }
  name?: string | CodeNode
  object?: CodeNode
  property?: CodeNode
  source?: { value: string } | null
  specifiers?: { imported?: CodeNode; local: CodeNode; type: string; loc?: CodeNode['loc'] }[]
  declaration?: CodeNode | null
  declarations?: { id: CodeNode }[]
  id?: CodeNode | null
}

const isNode = (value: unknown): value is CodeNode =>
  typeof value === 'object' && value !== null && 'type' in value

const textOf = (name: CodeNode['name']): string => (typeof name === 'string' ? name : '')

/** A node of code and all that are in it. */
function* within(value: unknown): Generator<CodeNode> {
  if (Array.isArray(value)) for (const each of value) yield* within(each)
  if (!isNode(value)) return
  yield value
  for (const part of Object.values(value)) if (typeof part === 'object') yield* within(part)
}

const programOf = (holder: unknown): CodeNode[] => {
  const { data } = (holder ?? {}) as { data?: { estree?: { body?: CodeNode[] } } | null }
  return data?.estree?.body ?? []
}

/** The imports and exports of a page. */
function statementsOf({ tree }: Page): CodeNode[] {
  return tree.children.filter(({ type }) => type === 'mdxjsEsm').flatMap(programOf)
}

const lineOfCode = ({ loc }: Pick<CodeNode, 'loc'>): number => loc?.start.line ?? 1

const exportedAs: Readonly<Record<string, string>> = {
  ImportDefaultSpecifier: 'default',
  ImportNamespaceSpecifier: '*',
}

/** What a page imports, from where. */
export function importsOf(page: Page): PageImport[] {
  return statementsOf(page)
    .filter(({ type }) => type === 'ImportDeclaration')
    .map(statement => ({
      from: statement.source?.value ?? '',
      line: lineOfCode(statement),
      names: (statement.specifiers ?? []).map(({ type, imported, local, loc }) => ({
        name: exportedAs[type] ?? textOf(imported?.name),
        local: textOf(local.name),
        line: loc?.start.line ?? lineOfCode(statement),
      })),
    }))
}

/** The names that a page's own exports declare. */
export function declaredNames(page: Page): string[] {
  const declarations = statementsOf(page).flatMap(({ declaration }) => declaration ?? [])
  const ids = declarations.flatMap(({ id, declarations: each = [] }) => [id, ...each.map(one => one.id)])
  return [...within(ids)].flatMap(({ type, name }) => (type === 'Identifier' ? textOf(name) : []))
}

/** What must be imported of an element's name: 'Tabs' for <Tabs.Tab>, nothing for <aside>. */
const importedPart = (name: string): string[] => (/^[A-Z]|\./.test(name) ? [name.replace(/\..*/, '')] : [])

/** An element's name in code as it is written: <Tabs.Tab> is a member `Tab` of `Tabs` there. */
const writtenName = ({ name, object, property }: CodeNode): string =>
  object && property ? `${writtenName(object)}.${writtenName(property)}` : textOf(name)

/** The components in code between braces. */
const componentsInCode = (holder: unknown): UsedComponent[] =>
  [...within(programOf(holder))].flatMap(({ type, name, loc }) =>
    type === 'JSXOpeningElement' && isNode(name)
      ? importedPart(writtenName(name)).map(part => ({ name: part, line: loc?.start.line ?? 1 }))
      : [],
  )

const isElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The components that an element names: itself and those in its attributes. */
function componentsOf(element: JsxElement, raw: string): UsedComponent[] {
  const name = element.name ?? ''
  // The build puts some in with their imports, such as the cards of hubs: these do not stand in the source.
  const at = element.position?.start.offset ?? 0
  const isWritten = raw.startsWith(`<${name}`, at) && !/[\w.]/.test(raw.charAt(at + name.length + 1))
  return [
    ...(isWritten ? importedPart(name).map(part => ({ name: part, line: lineOf(element) })) : []),
    ...element.attributes.flatMap(each => [each, each.value].flatMap(componentsInCode)),
  ]
}

/** The components that stand in a page's source. */
export function usedComponents({ tree, raw }: Page): UsedComponent[] {
  const used: UsedComponent[] = []
  visit(tree as Node, node => {
    if (isElement(node)) used.push(...componentsOf(node, raw))
    else if (node.type !== 'mdxjsEsm') used.push(...componentsInCode(node))
  })
  return used
}
