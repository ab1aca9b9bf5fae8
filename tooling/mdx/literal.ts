/** A JSON value as the expression of a JSX attribute, with the syntax tree that MDX compiles. */
export function literal(value: unknown) {
  const body = [{ type: 'ExpressionStatement', expression: expressionOf(value) }]
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  }
}

function expressionOf(value: unknown): object {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) }
  if (value === null || typeof value !== 'object')
    return { type: 'Literal', value, raw: JSON.stringify(value) }
  const properties = Object.entries(value).map(([key, child]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: key },
    value: expressionOf(child),
  }))
  return { type: 'ObjectExpression', properties }
}
