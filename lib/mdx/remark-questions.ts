import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { attribute, authoringError, isElement } from './jsx'

/**
 * Turns `<CheckYourself topic="x" />` into an import of `data/questions/x` and a property that holds it:
 * a lesson then carries its own questions and no others.
 */
export function remarkQuestions(options: { questionsDirectory: string }) {
  return (tree: Parent, file: { path?: string }) => {
    const imports: Node[] = []
    visit(tree as Node, (node: Node) => {
      if (!isElement(node, 'CheckYourself')) return
      const topic = attribute(node, 'topic')
      if (!topic || !existsSync(path.join(options.questionsDirectory, `${topic}.ts`))) {
        throw authoringError(
          file,
          node,
          `CheckYourself has topic '${topic ?? ''}', but there is no data/questions/${topic ?? '…'}.ts.`,
        )
      }
      const local = `questionsOf${imports.length}`
      imports.push(importOf(local, `@data/questions/${topic}`))
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'set', value: expressionOf(local) })
    })
    tree.children.unshift(...imports)
  }
}

const identifier = (name: string) => ({ type: 'Identifier', name })

function importOf(local: string, source: string): Node {
  const specifier = { type: 'ImportSpecifier', imported: identifier('questions'), local: identifier(local) }
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
  }
  return {
    type: 'mdxjsEsm',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
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
