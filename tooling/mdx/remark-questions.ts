import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { attribute, authoringError, isElement } from '../check/content/jsx'

/** Blocks that show questions of data/questions. */
const blocks = ['CheckYourself', 'TryQuestion']

/**
 * Turns `<CheckYourself topic="x" />` into an import of `data/questions/x` and a prop, so that a lesson
 * carries only its own questions.
 */
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
      imports.push(importOf(`@data/questions/${topic}`, local))
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'set', value: expressionOf(local) })
    })
    tree.children.unshift(...imports)
  }
}

function expressionOf(name: string) {
  const body = [{ type: 'ExpressionStatement', expression: identifier(name) }]
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  }
}

const identifier = (name: string) => ({ type: 'Identifier', name })

/** `import { questions as local } from 'source'`, as MDX compiles it. */
function importOf(source: string, local: string): Node {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier('questions'), local: identifier(local) }],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
  }
  return {
    type: 'mdxjsEsm',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  }
}
