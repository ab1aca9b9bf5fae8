// The tree comes from estree-util-value-to-estree; a loop of our own over values was longer, and JSON alone.
import { valueToEstree } from 'estree-util-value-to-estree'

/** A JSON value as the expression of a JSX attribute, with the syntax tree that MDX compiles. */
export function literal(value: unknown) {
  const body = [{ type: 'ExpressionStatement', expression: valueToEstree(value) }]
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  }
}
