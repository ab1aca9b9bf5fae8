import assert from 'node:assert/strict'
import { it } from 'node:test'
import { literal } from '../../../tooling/mdx/literal'

it('makes the expression of a JSON value, as text and as the syntax tree that MDX compiles', () => {
  const { value, data } = literal([{ title: 'Say "hi"', count: 2, done: true, none: null }])
  assert.deepEqual(JSON.parse(value), [{ title: 'Say "hi"', count: 2, done: true, none: null }])
  assert.deepEqual(data.estree.body[0]?.expression, {
    type: 'ArrayExpression',
    elements: [
      {
        type: 'ObjectExpression',
        properties: [
          property('title', 'Say "hi"'),
          property('count', 2),
          property('done', true),
          property('none', null),
        ],
      },
    ],
  })
})

function property(name: string, value: unknown) {
  return {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Literal', value: name },
    value: { type: 'Literal', value },
  }
}
