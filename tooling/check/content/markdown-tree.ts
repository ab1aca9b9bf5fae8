import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Parent } from 'unist'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

/**
 * The tree of a page's source as it is written: Markdown, MDX, GitHub's tables and lists, front matter.
 *
 * @throws the parser's message, with the line
 */
export const markdownTree = (raw: string): Parent => parser.parse(raw)
