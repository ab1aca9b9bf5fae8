import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Parent } from 'unist'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

/** Hubs request the pages on their cards long before these are compiled; keep memory bounded. */
const mostKept = 200

const kept = new Map<string, Parent>()
let keeps = false

function keep(raw: string, tree: Parent): void {
  kept.set(raw, tree)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

/** Keeps trees parsed from now on until each is taken: parsing a page takes some 50 ms, a copy 5. */
export function keepTrees(): void {
  keeps = true
}

/** Takes the tree of a source out of the cache; undefined if there is none. */
export function takeTree(raw: string): Parent | undefined {
  const tree = kept.get(raw)
  kept.delete(raw)
  return tree
}

/**
 * The tree of a page's source: Markdown, MDX, GitHub's tables and lists, front matter.
 * @throws the parser's message, with the line
 */
export function markdownTree(raw: string): Parent {
  const tree = parser.parse(raw)
  // A copy, since callers fill in the other one.
  if (keeps) keep(raw, structuredClone(tree))
  return tree
}
