import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Parent } from 'unist'
import type { Facts } from '../canon/fact-texts'
import { putFacts } from '../mdx/canon-expressions'
import { headingsOf } from './headings'
import { imagesOf, linksOf } from './links-and-images'
import { lineOf, type Fault, type Page } from './page'
import { parseFrontMatter } from './parse-front-matter'
import { routeOfFile } from './routes-of-files'
import { countWords, sentencesOf } from './sentences'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

interface SyntaxMessage extends Error {
  reason?: string
  line?: number | null
}

function treeOf(raw: string, facts: Facts): { tree: Parent; unreadable?: Fault } {
  try {
    const tree: Parent = parser.parse(raw)
    const fault = putFacts(tree, facts)
    return fault ? { tree, unreadable: { line: lineOf(fault.node), message: fault.message } } : { tree }
  } catch (error) {
    const { reason, message, line } = error as SyntaxMessage
    return {
      tree: { type: 'root', children: [] },
      unreadable: { line: line ?? 1, message: reason ?? message },
    }
  }
}

/**
 * A page from its file name and contents, with the facts of the canon put in. Never throws: what cannot be read is said
 * in the page itself.
 */
export function parsePage(file: string, raw: string, facts: Facts = {}): Page {
  const frontMatter = parseFrontMatter(raw)
  const { tree, unreadable } = treeOf(raw, facts)
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
