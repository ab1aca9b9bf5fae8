import type { Literal, Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { asPattern } from '../check/content/as-pattern'

/** A term that articles link at first use. */
export interface LinkedTerm {
  /** Its address in the glossary, with the anchor. */
  url: string
  /** Its names, matched case-sensitively: 'Sprint Goal' isn't 'sprint goal'. */
  names: readonly string[]
}

interface Options {
  /** A function, so that the development server sees renamed terms. */
  terms: () => readonly LinkedTerm[]
  /** Whether this file's page gets links. */
  isLinked: (file: string) => boolean
}

/** More dotted lines on one page would be noise. */
const mostLinks = 8

/** No links inside these: headings, links, tables, code. */
const closed = new Set(['heading', 'link', 'linkReference', 'inlineCode', 'code', 'table', 'mdxjsEsm'])

const textNode = (value: string): Node[] => (value === '' ? [] : [{ type: 'text', value } as Node])

/** Whole words, longest first; hyphenated ones differ: 'waste-collection' isn't 'waste', nor 'DoD-STD-2167' 'DoD'. */
function patternOf(terms: readonly LinkedTerm[]): RegExp {
  const names = terms.flatMap(term => term.names).sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${names.map(asPattern).join('|')})(?![\\p{L}\\p{N}-])`, 'gu')
}

/** Links first uses, collected in `done`. Linked terms still match: a second 'Sprint Goal' mustn't link 'Sprint'. */
function linked(
  text: string,
  terms: readonly LinkedTerm[],
  names: RegExp,
  done: Set<LinkedTerm>,
  most: number,
): Node[] {
  const nodes: Node[] = []
  let written = 0
  for (const { 0: name, index } of text.matchAll(names)) {
    const term = terms.find(each => each.names.includes(name))
    if (!term || done.has(term) || done.size >= most) continue
    done.add(term)
    const link = {
      type: 'link',
      url: term.url,
      data: { hProperties: { 'data-term': '' } },
      children: textNode(name),
    }
    nodes.push(...textNode(text.slice(written, index)), link)
    written = index + name.length
  }
  return [...nodes, ...textNode(text.slice(written))]
}

/** Links glossary terms at their first use in an article, except those in the page's title. */
export function remarkGlossaryLinks({ terms, isLinked }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    if (!isLinked(file.path ?? '')) return
    const title = titleOf(tree).toLowerCase()
    const all = terms()
    if (all.length === 0) return
    const names = patternOf(all)
    const own = all.filter(term => term.names.some(name => title.includes(name.toLowerCase())))
    const done = new Set(own)
    visit(tree as Node, (node: Node) => {
      if (closed.has(node.type)) return SKIP
      if (!('children' in node)) return undefined
      const parent = node as Parent
      // Running text only.
      if (parent.type !== 'paragraph') return undefined
      parent.children = parent.children.flatMap(child =>
        child.type === 'text'
          ? linked((child as Literal).value as string, all, names, done, own.length + mostLinks)
          : [child],
      )
      return SKIP
    })
  }
}

function titleOf(tree: Parent): string {
  const heading = tree.children.find(node => node.type === 'heading') as Parent | undefined
  return (heading?.children ?? []).map(child => ('value' in child ? String(child.value) : '')).join('')
}
