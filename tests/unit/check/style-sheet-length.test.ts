import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/style-sheet-length'
import { assertFinds, assertPasses, siteOf } from './support'

const withFile = (file: string, lines: number) => ({
  ...siteOf({}),
  sources: [{ file, raw: '\n'.repeat(lines) }],
})

describe('style-sheet-length', () => {
  it('passes a sheet of 250 lines; of code, ESLint counts the lines', () => {
    assertPasses(rule, withFile('styles/a.css', 250))
    assertPasses(rule, withFile('lib/a.ts', 251))
  })

  it('finds a longer one', () => {
    for (const file of ['styles/a.css', 'components/site/A.module.css'])
      assertFinds(rule, withFile(file, 251), [`${file}:251`, 'has 251 lines'])
  })
})
