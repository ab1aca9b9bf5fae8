import { on } from '../events'

const load = () => import('../copying')

const ofPage = '[data-act^=copy-]'
const ofCode = '.nextra-code-block [title="Copy code"]'

/** Buttons that copy: the address, the page, a block of code. What copies comes when one is approached, to be there in time. */
export function startCopy(): void {
  for (const type of ['pointerover', 'focusin'] as const) on(type, `${ofPage}, ${ofCode}`, () => void load())
  on('click', ofPage, button => void load().then(({ copy }) => copy(button)))
  on('click', ofCode, button => void load().then(({ copyCode }) => copyCode(button)))
}
