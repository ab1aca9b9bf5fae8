import type { Literal, Node, Parent } from 'unist'
import type { Facts } from '../../../lib/example/fact-texts'
import { didYouMean, nearest } from './nearest'
import type { JsxElement } from './jsx'

/** Why an expression can't be replaced, and where it is. */
export interface FactProblem {
  node: Node
  message: string
}

/** Where each kind of fact is defined. */
const sources: Readonly<Record<string, string>> = {
  example: 'data/example/facts.ts',
  site: 'data/site.ts',
  exam: 'lib/exam/exam-facts.ts',
}

const usesFact = (code: string): boolean =>
  /(?<![\w$.])(?:example\b|site\.|exam\.)/.test(code.replace(/\/\*[\s\S]*?\*\//g, ''))
const oneName = /^\s*((?:example|site|exam)\.[\w.]+)\s*$/
/** A name between braces in front matter or a drawing. */
const inBraces = /\{\s*((?:example|site|exam)\.[\w.]+)\s*\}/g
/** Names like those of facts, whatever they begin with; `${…}` is code, and so are MDX's own `props`. */
const dotted = String.raw`(?!props\.)[A-Za-z]\w*(?:\.\w+)+`
const likeFact = new RegExp(String.raw`(?<!\$)\{\s*(${dotted})\s*\}`, 'g')
const onlyDotted = new RegExp(String.raw`^\s*(${dotted})\s*$`)

const isKind = (name: string): boolean => Object.hasOwn(sources, name.split('.')[0] ?? '')

/** Code that looks like the name of a fact and names none. */
function namesNothing(code: string): string | undefined {
  const name = onlyDotted.exec(code)?.[1]
  return name !== undefined && !isKind(name) ? name : undefined
}

const isExpression = (node: Node): node is Literal<string> =>
  node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'

/** Message for an unknown name, with the nearest known one. */
function unknown(name: string, facts: Facts): string {
  const [kind = ''] = name.split('.')
  const known = Object.keys(facts).filter(fact => fact.startsWith(`${kind}.`))
  const otherwise = `look up the name there${kind === 'example' ? ', or add the fact' : ''}.`
  const fix = didYouMean(name, known, otherwise, each => `{${each}}`)
  return `{${name}} isn't a ${kind === 'example' ? 'fact' : 'text'} in ${sources[kind]}: ${fix}`
}

/** Message for a name that begins like no fact: {sprint16.done}, {examples.sprint16.done}. */
function misnamed(name: string, facts: Facts): string {
  const kinds = Object.keys(sources)
  const [first = '', ...rest] = name.split('.')
  const kind = nearest(first, kinds)
  const guesses = [...kinds.map(each => `${each}.${name}`), ...(kind ? [[kind, ...rest].join('.')] : [])]
  const meant = guesses.find(guess => Object.hasOwn(facts, guess)) ?? nearest(name, Object.keys(facts))
  const fix = meant
    ? `did you mean {${meant}}?`
    : "facts begin with 'example.', 'site.', or 'exam.'; write \\{ and \\} if you mean the braces."
  return `{${name}} names no fact: ${fix}`
}

/** Replaces {site.name}, {example.name}, and {exam.name} by facts; also returns problems with unknown names. */
export function withFacts(text: string, facts: Facts): { text: string; problems: string[] } {
  const problems: string[] = []
  const replaced = text.replace(inBraces, (whole, name: string) => {
    if (Object.hasOwn(facts, name)) return facts[name] ?? ''
    problems.push(unknown(name, facts))
    return whole
  })
  for (const [, name = ''] of text.matchAll(likeFact)) if (!isKind(name)) problems.push(misnamed(name, facts))
  return { text: replaced, problems }
}

/** The facts a text names, with their values, as part of a cache key. */
export function factsNamedIn(text: string, facts: Facts): string {
  return [...text.matchAll(inBraces)].map(([, name = '']) => `${name}=${facts[name] ?? ''}`).join('\n')
}

const attributeCode = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : ''

/** Replaces the names in an element's plain attributes, such as alt="{exam.questions} squares"; returns a problem. */
function putIntoAttributes(node: Node, facts: Facts): string | undefined {
  const attributes = node.type.startsWith('mdxJsx') ? (node as JsxElement).attributes : []
  for (const attribute of attributes) {
    const { value } = attribute
    if (typeof value === 'string') {
      const { text, problems } = withFacts(value, facts)
      if (problems[0]) return problems[0]
      attribute.value = text
    } else if (/\bexample\b/.test(attributeCode(value)) || namesNothing(attributeCode(value))) {
      return `{${attributeCode(value)}} is code in ${attribute.name ?? 'an attribute'}: write the name of a fact in quotes, ${attribute.name ?? 'alt'}="{example.sprint16.done}".`
    }
  }
  return undefined
}

/** The text node for an expression; wrapped in a paragraph if the expression is a block of its own. */
function replacement(node: Node, value: string): Node {
  const text = { type: 'text', value, position: node.position } as Node
  return node.type === 'mdxFlowExpression'
    ? ({ type: 'paragraph', children: [text], position: node.position } as Node)
    : text
}

/** Replaces a page's facts in place. Returns the first unknown name, or expression that is more than a name. */
export function putFacts(tree: Parent, facts: Facts): FactProblem | undefined {
  for (const [index, node] of tree.children.entries()) {
    const inAttributes = putIntoAttributes(node, facts)
    if (inAttributes) return { node, message: inAttributes }
    const other = isExpression(node) && namesNothing(node.value)
    if (other) return { node, message: misnamed(other, facts) }
    if (isExpression(node) && usesFact(node.value)) {
      const name = oneName.exec(node.value)?.[1]
      if (name === undefined)
        return {
          node,
          message: `{${node.value}} must be one name, such as {example.sprint16.done} or {site.brand}.`,
        }
      if (!Object.hasOwn(facts, name)) return { node, message: unknown(name, facts) }
      tree.children[index] = replacement(node, facts[name] ?? '')
    } else if ('children' in node) {
      const problem = putFacts(node as Parent, facts)
      if (problem) return problem
    }
  }
  return undefined
}
