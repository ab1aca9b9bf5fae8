import type { Literal, Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'

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

/** A hyphen makes another word: no waste in 'waste-collection', no Definition of Done in 'DoD-STD-2167'. */
const letter = /[\p{L}\p{N}-]/u
const stands = (text: string, from: number, length: number) =>
  !letter.test(text[from - 1] ?? ' ') && !letter.test(text[from + length] ?? ' ')

interface Found {
  term: LinkedTerm
  at: number
  name: string
}

/** The first term in a text after an offset; the longest if several start there. */
function firstTerm(text: string, from: number, terms: readonly LinkedTerm[]): Found | undefined {
  let best: Found | undefined
  for (const term of terms) {
    for (const name of term.names) {
      const at = nextPlace(text, name, from)
      if (at < 0) continue
      if (!best || at < best.at || (at === best.at && name.length > best.name.length))
        best = { term, at, name }
    }
  }
  return best
}

/** The next offset of a name as whole words; -1 if none. */
function nextPlace(text: string, name: string, from: number): number {
  let at = text.indexOf(name, from)
  while (at >= 0 && !stands(text, at, name.length)) at = text.indexOf(name, at + 1)
  return at
}

const textNode = (value: string): Node[] => (value === '' ? [] : [{ type: 'text', value } as Node])

/**
 * Splits a text into texts and links to terms it is the first to use; `done` collects them. A term that is
 * already linked still matches: otherwise the 'Sprint' of a second 'Sprint Goal' would be linked.
 */
function linked(text: string, terms: readonly LinkedTerm[], done: Set<LinkedTerm>, most: number): Node[] {
  const nodes: Node[] = []
  let written = 0
  let from = 0
  for (;;) {
    const found = done.size < most ? firstTerm(text, from, terms) : undefined
    if (!found) return [...nodes, ...textNode(text.slice(written))]
    const { term, at, name } = found
    from = at + name.length
    if (done.has(term)) continue
    done.add(term)
    const link = {
      type: 'link',
      url: term.url,
      data: { hProperties: { 'data-term': '' } },
      children: textNode(name),
    }
    nodes.push(...textNode(text.slice(written, at)), link)
    written = from
  }
}

/** Links glossary terms at their first use in an article, except those in the page's title. */
export function remarkGlossaryLinks({ terms, isLinked }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    if (!isLinked(file.path ?? '')) return
    const title = titleOf(tree).toLowerCase()
    const all = terms()
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
          ? linked((child as Literal).value as string, all, done, own.length + mostLinks)
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
