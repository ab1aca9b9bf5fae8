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
          property('title', { type: 'Literal', value: 'Say "hi"', raw: '"Say \\"hi\\""' }),
          property('count', { type: 'Literal', value: 2, raw: '2' }),
          property('done', { type: 'Literal', value: true, raw: 'true' }),
          property('none', { type: 'Literal', value: null, raw: 'null' }),
        ],
      },
    ],
  })
})

function property(name: string, value: object) {
  const key = { type: 'Identifier', name }
  return { type: 'Property', kind: 'init', method: false, shorthand: false, computed: false, key, value }
}
