import { judged } from '@lib/progress/progress'
import { changeProgress } from '@lib/progress/progress-store'

const keysOf = (inputs: Iterable<HTMLInputElement | HTMLElement>) =>
  [...inputs].map(input => (input as HTMLInputElement).value)

/** Judges a choice made before the reasons were opened, and stores it with the practice answers. */
function reveal(details: HTMLDetailsElement): void {
  const fields = details.parentElement?.querySelector<HTMLFieldSetElement>(':scope > fieldset')
  if (!fields || fields.disabled || !details.open) return
  const chosen = keysOf(fields.querySelectorAll<HTMLInputElement>('input:checked'))
  if (chosen.length === 0) return
  fields.disabled = true
  const reasons = [...details.querySelectorAll<HTMLElement>('[data-option]')]
  const right = reasons
    .filter(({ dataset }) => dataset.right !== undefined)
    .map(({ dataset }) => dataset.option)
  const isRight = right.length === chosen.length && chosen.every(key => right.includes(key))
  for (const reason of reasons) {
    if (chosen.includes(reason.dataset.option ?? ''))
      reason.querySelector('[data-yours]')?.removeAttribute('hidden')
  }
  const verdict = details.querySelector<HTMLElement>('[role=status]')
  if (verdict) {
    verdict.hidden = false
    const strong = document.createElement('strong')
    strong.textContent = `Your answer is ${isRight ? 'right' : 'not right'}.`
    verdict.replaceChildren(strong)
  }
  const id = fields.querySelector('input')?.name ?? ''
  changeProgress(progress => judged(progress, id, isRight, new Date().toISOString()))
}

/** Judges an element's questions when their reasons are opened. Returns the cleanup function. */
export function judgeAnswers(element: HTMLElement): () => void {
  element.querySelectorAll('details').forEach(reveal)
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) reveal(target)
  }
  element.addEventListener('toggle', onToggle, { capture: true })
  return () => element.removeEventListener('toggle', onToggle, { capture: true })
}
