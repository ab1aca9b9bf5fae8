import { repeatable } from '@lib/loading/repeatable'
import { on } from '../events'
import { answerPress } from '../failed'
import { onLeave, onPage } from '../page-life'
import { trustedHtml, trustedScript } from '../trusted'
import { wholeSheet } from '../whole-sheet'

const load = repeatable(() => import('../newsletter'))

/** Shows the sign-up form in its reserved space; the code that submits it loads on approach. */
export function startNewsletter(): void {
  let provider: HTMLScriptElement | undefined
  const show = () => {
    const room = document.querySelector<HTMLElement>('[data-newsletter]')
    const plain = room?.querySelector('noscript')
    if (!room || !plain) return
    // With scripts enabled, browsers parse noscript contents as text.
    room.innerHTML = trustedHtml(plain.textContent)
    // Wrong fields are marked in place instead of in a bubble that covers the next field.
    room.querySelector('form')?.setAttribute('novalidate', '')
    const { script } = room.dataset
    if (!script) return
    provider = Object.assign(document.createElement('script'), { src: trustedScript(script), async: true })
    document.body.append(provider)
  }
  // Without its rules it would be higher than its space, and move the text below.
  onPage(() => void wholeSheet.then(show))
  onLeave(() => provider?.remove())
  on('focusin', '[data-newsletter]', () => void load().catch(() => undefined))
  on('submit', '[data-newsletter] form', (form, event) => {
    event.preventDefault()
    answerPress(
      form.querySelector('[type=submit]') ?? form,
      load().then(({ send }) => send(form as HTMLFormElement)),
    )
  })
  on(
    'click',
    '[data-newsletter] [type=submit]',
    button =>
      void load().then(
        ({ record }) => record(button),
        () => undefined,
      ),
  )
}
