import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Processor } from 'unified'
import type { Node, Parent } from 'unist'
import { keepTrees, takeTree } from '../check/content/markdown-tree'
import { pageFiles } from '../check/content/read-pages'
import { onceABuild } from './once-a-build'
import { pageDigest } from './page-digest'

const withoutFrontMatter = (tree: Parent): Parent => ({
  ...tree,
  children: tree.children.filter((node: Node) => node.type !== 'yaml'),
})

// For each page there is a processor of its own.
const pagesOf = onceABuild(root => new Set(pageFiles(root)))

/**
 * In place of parsing a page once more, takes the tree that its digest is made of. A tree of which the digest was kept
 * by an earlier build is not there, and the page is parsed as ever.
 *
 * @param root the project
 */
export function remarkParsedOnce(this: Processor, { root }: { root: string }): void {
  keepTrees()
  const parse = this.Parser as (text: string, file: { path?: string }) => Node
  const pages = pagesOf(root)
  const parseOnce = (text: string, file: { path?: string }): Node => {
    const page = path
      .relative(root, file.path ?? '')
      .split(path.sep)
      .join('/')
    if (!pages.has(page)) return parse(text, file)
    pageDigest(root, page)
    const tree = takeTree(readFileSync(path.join(root, page), 'utf8'))
    return tree ? withoutFrontMatter(tree) : parse(text, file)
  }
  this.Parser = parseOnce
}
