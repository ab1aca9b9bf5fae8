import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/to-copy'
import { assertFinds, assertPasses, siteOf } from './support'

const pageWith = (...lines: string[]) => siteOf({ 'pages/a.mdx': lines.join('\n') })

describe('copyable blocks', () => {
  it('may hold a table, a list, or paragraphs', () => {
    for (const content of ['| a | b |\n| --- | --- |\n| 1 | 2 |', '- [ ] Ask', 'We will try …'])
      assertPasses(rule, pageWith('<ToCopy title="A card">', '', content, '', '</ToCopy>'))
  })

  it('need a title', () => {
    assertFinds(rule, pageWith('<ToCopy title=" ">', '', '- Ask', '', '</ToCopy>'), [
      'pages/a.mdx:1',
      'ToCopy needs a title',
    ])
  })

  it('need something to copy', () => {
    assertFinds(rule, pageWith('Words', '', '<ToCopy title="A card" />'), [
      'pages/a.mdx:3',
      'nothing to copy',
    ])
    assertFinds(rule, pageWith('<ToCopy title="A card">', '', '</ToCopy>'), [
      'pages/a.mdx:1',
      'nothing to copy',
    ])
  })
})
