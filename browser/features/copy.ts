import { repeatable } from '@lib/loading/repeatable'
import { on } from '../events'

const load = repeatable(() => import('../copying'))

const ofPage = '[data-act^=copy-]'
const ofCode = '.nextra-code-block [title="Copy code"]'

/**
 * Copy buttons for the address, the page, and code blocks, and the one that wraps long lines of code on a phone.
 * browser/copying.ts loads on approach, to be there in time.
 */
export function startCopy(): void {
  for (const type of ['pointerover', 'focusin'] as const) on(type, `${ofPage}, ${ofCode}`, () => void load())
  on('click', ofPage, button => void load().then(({ copy }) => copy(button)))
  on('click', ofCode, button => void load().then(({ copyCode }) => copyCode(button)))
  on('click', '.nextra-code-block [title^="Toggle word wrap"]', () => {
    document.documentElement.toggleAttribute('data-nextra-word-wrap')
  })
}
