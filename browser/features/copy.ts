import { on } from '../events'

const load = () => import('../copying')

const ofPage = '[data-act^=copy-]'
const ofCode = '.nextra-code-block [title="Copy code"]'

/**
 * Copy buttons for the address, the page, and code blocks. browser/copying.ts loads on approach, to be there
 * in time.
 */
export function startCopy(): void {
  for (const type of ['pointerover', 'focusin'] as const) on(type, `${ofPage}, ${ofCode}`, () => void load())
  on('click', ofPage, button => void load().then(({ copy }) => copy(button)))
  on('click', ofCode, button => void load().then(({ copyCode }) => copyCode(button)))
}
