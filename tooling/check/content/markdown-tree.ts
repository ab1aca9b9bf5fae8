import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Parent } from 'unist'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

/** A hub asks for the pages on its cards long before these are compiled; memory is not to grow with their number. */
const mostKept = 200

const kept = new Map<string, Parent>()
let keeps = false

function keep(raw: string, tree: Parent): void {
  kept.set(raw, tree)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

/** Has the trees kept that are made from here on, each until it is taken: parsing a page takes some 50 ms, a copy 5. */
export function keepTrees(): void {
  keeps = true
}

/** The tree that was made of a source, which is then no longer kept; undefined where there is none. */
export function takeTree(raw: string): Parent | undefined {
  const tree = kept.get(raw)
  kept.delete(raw)
  return tree
}

/**
 * The tree of a page's source as it is written: Markdown, MDX, GitHub's tables and lists, front matter.
 *
 * @throws the parser's message, with the line
 */
export function markdownTree(raw: string): Parent {
  const tree = parser.parse(raw)
  // A copy, as the other is filled in by those who asked for it.
  if (keeps) keep(raw, structuredClone(tree))
  return tree
}
