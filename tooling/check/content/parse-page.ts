import type { Parent } from 'unist'
import type { Facts } from '../../../lib/example/fact-texts'
import { putFacts } from './fact-expressions'
import { fillCards } from './fill-cards'
import { fillInterviewQuestions } from './fill-interview-questions'
import { headingsOf } from './headings'
import { imagesOf, linksOf } from './links-and-images'
import { markdownTree } from './markdown-tree'
import { mdxProblem } from './mdx-problem'
import { lineOf, type PageProblem, type Page } from './page'
import type { ListedPage } from './page-list'
import { parseFrontMatter } from './parse-front-matter'
import { routeOfFile } from './routes-of-files'
import { countWords, sentencesOf } from './sentences'

interface SyntaxMessage extends Error {
  reason?: string
  line?: number | null
}

function treeOf(
  raw: string,
  route: string,
  { facts = {}, pages = [] }: Given,
): { tree: Parent; unreadable?: PageProblem } {
  try {
    const tree = markdownTree(raw)
    const problem = putFacts(tree, facts)
    fillCards(tree, route, pages)
    fillInterviewQuestions(tree)
    return problem ? { tree, unreadable: { line: lineOf(problem.node), message: problem.message } } : { tree }
  } catch (error) {
    const { reason, message, line } = error as SyntaxMessage
    return {
      tree: { type: 'root', children: [] },
      unreadable: mdxProblem(reason ?? message, line, raw),
    }
  }
}

/** What a page's text takes from elsewhere. */
export interface Given {
  facts?: Facts
  /** Every page in reading order, for the hubs' cards. */
  pages?: readonly ListedPage[]
}

/** Why a page's source can't be parsed: file, line, and likely cause in a sentence; otherwise undefined. */
export function sourceProblem(file: string, source: string, facts: Facts): string | undefined {
  const { unreadable } = treeOf(source, routeOfFile(file), { facts })
  return unreadable && `${file}:${unreadable.line}  ${unreadable.message}`
}

/** Parses a page and fills in facts, settings, and cards. Never throws: errors are recorded in the page. */
export function parsePage(file: string, raw: string, given: Given = {}): Page {
  const frontMatter = parseFrontMatter(raw, given.facts)
  const route = routeOfFile(file)
  const { tree, unreadable } = treeOf(raw, route, given)
  const sentences = sentencesOf(tree)
  const prose = sentences.filter(sentence => sentence.isProse)
  return {
    file,
    route,
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
