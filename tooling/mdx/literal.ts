// estree-util-value-to-estree builds the tree; our own loop over values was longer and limited to JSON.
import { valueToEstree } from 'estree-util-value-to-estree'

/** A JSON value as the expression of a JSX attribute, with the syntax tree MDX compiles. */
export function literal(value: unknown) {
  const body = [{ type: 'ExpressionStatement', expression: valueToEstree(value) }]
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  }
}
