import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Parent } from 'unist'
import { headingsOf } from './headings'
import { imagesOf, linksOf } from './links-and-images'
import type { Fault, Page } from './page'
import { parseFrontMatter } from './parse-front-matter'
import { routeOfFile } from './routes-of-files'
import { countWords, sentencesOf } from './sentences'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

interface SyntaxMessage extends Error {
  reason?: string
  line?: number | null
}

function treeOf(raw: string): { tree: Parent; unreadable?: Fault } {
  try {
    return { tree: parser.parse(raw) }
  } catch (error) {
    const { reason, message, line } = error as SyntaxMessage
    return {
      tree: { type: 'root', children: [] },
      unreadable: { line: line ?? 1, message: reason ?? message },
    }
  }
}

/** A page from its file name and contents. Never throws: what cannot be read is said in the page itself. */
export function parsePage(file: string, raw: string): Page {
  const frontMatter = parseFrontMatter(raw)
  const { tree, unreadable } = treeOf(raw)
  const sentences = sentencesOf(tree)
  const prose = sentences.filter(sentence => sentence.isProse)
  return {
    file,
    route: routeOfFile(file),
    raw,
    frontMatter,
    tree,
    headings: headingsOf(tree),
    links: linksOf(tree),
    images: imagesOf(tree, frontMatter),
    sentences,
    words: prose.reduce((total, sentence) => total + countWords(sentence.text), 0),
    ...(unreadable ? { unreadable } : {}),
  }
}
