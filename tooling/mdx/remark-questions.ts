import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { attribute, authoringError, isElement, isJsx } from '../check/content/jsx'
import { markdownTree } from '../check/content/markdown-tree'

/** Blocks that show questions of data/questions. */
const blocks = ['CheckYourself', 'TryQuestion']

/** Turns `<CheckYourself topic="x" />` into an import of `data/questions/x`, so that a lesson has only its own. */
export function remarkQuestions(options: { questionsDirectory: string }) {
  return (tree: Parent, file: { path?: string }) => {
    const imports: Node[] = []
    visit(tree as Node, (node: Node) => {
      const name = blocks.find(each => isElement(node, each))
      if (!name || !isElement(node, name)) return
      const topic = attribute(node, 'topic')
      if (!topic || !existsSync(path.join(options.questionsDirectory, `${topic}.ts`))) {
        throw authoringError(
          file,
          node,
          `${name} has topic '${topic ?? ''}', but there is no data/questions/${topic ?? '…'}.ts.`,
        )
      }
      const local = `questionsOf${imports.length}`
      const [importing, block] = markdownTree(
        `import { questions as ${local} } from '@data/questions/${topic}'\n\n<Block set={${local}} />`,
      ).children
      if (importing && block && isJsx(block)) {
        imports.push(importing)
        node.attributes.push(...block.attributes)
      }
    })
    tree.children.unshift(...imports)
  }
}
