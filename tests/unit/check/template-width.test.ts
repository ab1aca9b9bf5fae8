import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/template-width'
import { assertFinds, assertPasses, siteOf } from './support'

const pageWith = (...lines: string[]) => siteOf({ 'pages/a.mdx': ['```text', ...lines, '```'].join('\n') })
const words = 'I'.repeat(28)

describe('templates in columns', () => {
  it('fit a phone', () => {
    assertPasses(rule, pageWith('a  b  c', `d  e  ${words}IIII`))
    assertFinds(rule, pageWith('a  b  c', `d  e  ${words}IIIII`), ['pages/a.mdx:3', 'has 39 characters'])
  })

  it('may be wider if their lines wrap, and code may be, which scrolls', () => {
    assertPasses(rule, pageWith(`Asked:  ${words}${words}`))
    assertPasses(rule, siteOf({ 'pages/a.mdx': ['```js', `a  b  ${words}${words}`, '```'].join('\n') }))
  })
})
