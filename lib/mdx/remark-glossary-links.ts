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
  terms: readonly LinkedTerm[]
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

/** The first term in a text that is not linked yet; where two begin together the longer one. */
function firstTerm(text: string, terms: Iterable<LinkedTerm>): Found | undefined {
  let best: Found | undefined
  for (const term of terms) {
    for (const name of term.names) {
      const at = text.indexOf(name)
      if (at < 0 || !stands(text, at, name.length)) continue
      if (!best || at < best.at || (at === best.at && name.length > best.name.length))
        best = { term, at, name }
    }
  }
  return best
}

/** Splits a text into texts and links to the terms that it uses, which are then taken out of `left`. */
function linked(text: string, left: Set<LinkedTerm>, budget: { links: number }): Node[] {
  const found = budget.links > 0 ? firstTerm(text, left) : undefined
  if (!found) return text === '' ? [] : [{ type: 'text', value: text } as Node]
  const { term, at, name } = found
  left.delete(term)
  budget.links -= 1
  const link = {
    type: 'link',
    url: term.url,
    data: { hProperties: { 'data-term': '' } },
    children: [{ type: 'text', value: name }],
  }
  const before = at > 0 ? [{ type: 'text', value: text.slice(0, at) } as Node] : []
  return [...before, link, ...linked(text.slice(at + name.length), left, budget)]
}

/**
 * Links the terms of the glossary where an article first uses them. A term that the page's title names is what the
 * page is about, and is not linked.
 */
export function remarkGlossaryLinks({ terms, isLinked }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    if (!isLinked(file.path ?? '')) return
    const title = titleOf(tree)
    const left = new Set(terms.filter(term => !term.names.some(name => title.includes(name))))
    const budget = { links: mostLinks }
    visit(tree as Node, (node: Node) => {
      if (closed.has(node.type)) return SKIP
      if (!('children' in node)) return undefined
      const parent = node as Parent
      // Only running text.
      if (parent.type !== 'paragraph') return undefined
      parent.children = parent.children.flatMap(child =>
        child.type === 'text' ? linked((child as Literal).value as string, left, budget) : [child],
      )
      return SKIP
    })
  }
}

function titleOf(tree: Parent): string {
  const heading = tree.children.find(node => node.type === 'heading') as Parent | undefined
  return (heading?.children ?? []).map(child => ('value' in child ? String(child.value) : '')).join('')
}
