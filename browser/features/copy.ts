import { repeatable } from '@lib/loading/repeatable'
import { on } from '../events'

const load = repeatable(() => import('../copying'))

const buttons = '[data-act^=copy-]'

/** Copy buttons of blocks, the address, and the page. browser/copying.ts loads on approach, to be there in time. */
export function startCopy(): void {
  for (const type of ['pointerover', 'focusin'] as const) on(type, buttons, () => void load())
  on('click', buttons, button => void load().then(({ copy }) => copy(button)))
}
