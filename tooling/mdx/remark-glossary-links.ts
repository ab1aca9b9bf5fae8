import type { Literal, Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'

/** A term that articles link at its first use. */
export interface LinkedTerm {
  /** Where it is explained, with the anchor. */
  url: string
  /** Its name and the other words for it; matched as written, so that 'Sprint Goal' is not 'sprint goal'. */
  names: readonly string[]
}

interface Options {
  /** Asked for each page anew: the development server sees a term that was renamed. */
  terms: () => readonly LinkedTerm[]
  /** Whether the terms of the page in this file are linked. */
  isLinked: (file: string) => boolean
}

/** More than so many dotted lines on one page would be noise. */
const mostLinks = 8

/** Where a link would be out of place: in headings, in other links, in tables and in code. */
const closed = new Set(['heading', 'link', 'linkReference', 'inlineCode', 'code', 'table', 'mdxjsEsm'])

const letter = /[\p{L}\p{N}]/u
const stands = (text: string, from: number, length: number) =>
  !letter.test(text[from - 1] ?? ' ') && !letter.test(text[from + length] ?? ' ')

interface Found {
  term: LinkedTerm
  at: number
  name: string
}

/** The first term in a text from a place on; where two begin together the longer one. */
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

/** Where a name next stands as words of its own; -1 where it does not. */
function nextPlace(text: string, name: string, from: number): number {
  let at = text.indexOf(name, from)
  while (at >= 0 && !stands(text, at, name.length)) at = text.indexOf(name, at + 1)
  return at
}

const textNode = (value: string): Node[] => (value === '' ? [] : [{ type: 'text', value } as Node])

/**
 * Splits a text into texts and links to the terms that it is the first to use; `done` collects them. A term that is
 * linked already still counts as found: else the 'Sprint' of a second 'Sprint Goal' would be linked.
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

/**
 * Links the terms of the glossary where an article first uses them. A term that the page's title names is what the
 * page is about, and is not linked.
 */
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
      // Only running text.
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
