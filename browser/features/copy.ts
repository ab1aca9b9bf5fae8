import { repeatable } from '@lib/loading/repeatable'
import { on } from '../events'
import { answerPress } from '../failed'

const load = repeatable(() => import('../copying'))

/** Copy buttons of blocks, the address, and the page; and the button that prints it. */
export function startCopy(): void {
  on('click', '[data-act=print]', () => print())
  on('click', '[data-act^=copy-]', button => {
    const text: Promise<Blob> = load().then(({ copy }) => copy(button, refusal))
    // Asked for at once: WebKit refuses the clipboard to code that comes after the press.
    const { clipboard } = navigator as { clipboard?: Clipboard }
    const refusal = clipboard
      ?.write([new ClipboardItem({ 'text/plain': text })])
      .catch((error: unknown) => error)
    answerPress(button, text)
  })
}
