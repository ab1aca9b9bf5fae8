import { recordEvent, tocSubscribe } from '@lib/analytics/record-event'
import * as words from '@data/words/offers'
import { subscribe } from '@lib/newsletter/form'

const analyticsOf = (element: Element) =>
  element.closest<HTMLElement>('[data-newsletter]')?.dataset.analytics ?? ''

/** Records that the sign-up button was pressed. */
export const record = (button: HTMLElement): void => recordEvent(tocSubscribe, analyticsOf(button))

const partsOf = (form: HTMLFormElement) => ({
  button: form.querySelector('[type=submit]'),
  spinner: form.querySelector<HTMLElement>('[data-spinner]'),
  alert: form.querySelector<HTMLElement>('[role=alert]'),
  elsewhere: form.querySelector<HTMLElement>('[data-elsewhere]'),
})

/** Marks each field that is empty, blank, or no address, and focuses the first. Returns whether all are right. */
function areRight(form: HTMLFormElement): boolean {
  const wrong = [...form.querySelectorAll<HTMLInputElement>('input[required]')].filter(input => {
    const isWrong = !input.value.trim() || !input.validity.valid
    input.setAttribute('aria-invalid', String(isWrong))
    const sentence = input.nextElementSibling as HTMLElement | null
    if (sentence) sentence.hidden = !isWrong
    return isWrong
  })
  wrong[0]?.focus()
  return wrong.length === 0
}

/** Sends the form once, shows that it is under way, and then what to do next or what went wrong. */
export async function send(form: HTMLFormElement): Promise<void> {
  const { button, spinner, alert, elsewhere } = partsOf(form)
  if (button?.hasAttribute('aria-disabled') || !areRight(form)) return
  button?.setAttribute('aria-disabled', 'true')
  if (spinner) spinner.hidden = false
  if (alert) alert.hidden = true
  if (elsewhere) elsewhere.hidden = true
  const outcome = await subscribe(form.action, new FormData(form))
  if (outcome.ok) {
    const className = form.closest<HTMLElement>('[data-newsletter]')?.dataset.class ?? ''
    const message = Object.assign(document.createElement('p'), { className })
    message.setAttribute('role', 'status')
    form.replaceWith(message)
    message.textContent = `${words.success} ${outcome.notice ?? ''}`
    return
  }
  button?.removeAttribute('aria-disabled')
  if (spinner) spinner.hidden = true
  if (elsewhere) elsewhere.hidden = false
  if (!alert) return
  alert.hidden = false
  alert.textContent = outcome.message
}
