import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/table-shape'
import { assertFinds, assertPasses, siteOf } from './support'

const pageWith = (...lines: string[]) => siteOf({ 'pages/a.mdx': ['Text', '', ...lines].join('\n') })
const header = ['| a | b |', '| --- | ---: |']

describe('table-shape', () => {
  it('passes rows as wide as their header, with a line or nothing in a cell', () => {
    assertPasses(rule, pageWith(...header, '| 1 | `a \\| b` |', '| 2 | |'))
    assertPasses(rule, pageWith('A | B in words,', 'and a line below.', '', '---'))
    assertPasses(rule, pageWith('```text', 'a | b', '--- | --- | ---', '```'))
  })

  it('finds rows that are wider or narrower than their header', () => {
    assertFinds(
      rule,
      pageWith(...header, '| 1 | 2 | 3 |', '| 1 | a | b | 2 |', '| 1 |'),
      ['pages/a.mdx:5', "row has 3 cells, its header 2: the rest isn't shown; write \\|"],
      ['pages/a.mdx:6', 'row has 4 cells, its header 2'],
      ['pages/a.mdx:7', 'row has 1 cell, its header 2: a text below a table needs an empty line'],
    )
    assertFinds(rule, pageWith('| a | b | c |', '| - | - | - |', '| 1 | 2 |'), [
      'pages/a.mdx:5',
      'row has 2 cells, its header 3: add the missing cells',
    ])
  })

  it('finds a separator that is wider or narrower than its header', () => {
    for (const [separator, cells] of [
      ['| --- |', '1 cell'],
      ['| --- | --- | :-: |', '3 cells'],
    ] as const)
      assertFinds(rule, pageWith('| a | b |', separator, '| 1 | 2 |'), [
        'pages/a.mdx:4',
        `isn't read as a table: the separator has ${cells}, its header 2`,
      ])
  })
})
