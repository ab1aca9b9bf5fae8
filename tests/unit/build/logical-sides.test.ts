import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { transform } from 'lightningcss'
import { filesUnder } from '../../../tooling/tasks/files-under'

/** A side of the screen in a property's name: `margin-left`, `left`, `border-right-width`. */
const side = /(^|-)(left|right)(-|$)/

/** What a style sheet ties to a side of the screen, so that it would stay there on a page from right to left. */
function tiedToSides(css: string): string[] {
  const found: string[] = []
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: declaration => {
        const { property, value } = declaration as { property: string; value: unknown }
        if (side.test(property)) found.push(property)
        if (!['padding', 'margin', 'inset'].includes(property)) return
        const { left, right } = value as { left: unknown; right: unknown }
        if (JSON.stringify(left) !== JSON.stringify(right)) found.push(property)
      },
    },
  })
  return found
}

describe('sides', () => {
  it('are told from each other', () => {
    assert.deepEqual(tiedToSides('a { padding: 1px 2px 1px 0 }'), ['padding'])
    assert.deepEqual(tiedToSides('a { inset: 0 auto auto 1rem; margin-left: 1px }'), ['inset', 'margin-left'])
    assert.deepEqual(tiedToSides('a { padding: 1px 2px; inset-inline: 0 auto; margin: 0 auto 1px }'), [])
  })

  // What is printed for one page stands where it stands.
  for (const file of [...filesUnder('.', 'styles', '.css'), ...filesUnder('.', 'components', '.css')].filter(
    each => !each.endsWith('print.css'),
  ))
    it(`of ${file} are those of the text`, () =>
      assert.deepEqual(tiedToSides(readFileSync(file, 'utf8')), []))
})
