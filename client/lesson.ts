import { judged } from '@lib/exam/judged'
import { withLesson } from '@lib/progress/progress'
import {
  changeProgress,
  keepWaitingMarks,
  readProgress,
  subscribeToProgress,
} from '@lib/progress/progress-store'

const keysOf = (inputs: Iterable<HTMLInputElement | HTMLElement>) =>
  [...inputs].map(input => (input as HTMLInputElement).value)

/** Judges what was chosen before the reasons were seen, and remembers it with the answers given in practice. */
function reveal(details: HTMLDetailsElement): void {
  const fields = details.parentElement?.querySelector('fieldset')
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

const hints = {
  unreadable: 'What this browser has kept of your progress cannot be read. It was left as it is.',
  forbidden: 'Your browser does not let this site keep anything, so it cannot be marked.',
}

/** Shows on the mark whether the lesson counts as read. */
function showMark(box: HTMLInputElement, route: string): void {
  const state = readProgress()
  box.checked = state.kind === 'ready' && route in state.progress.lessons
  box.disabled = state.kind !== 'ready'
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  if (hint && state.kind !== 'ready') hint.textContent = hints[state.kind]
}

/** A lesson's questions and its mark, which are plain HTML until they are touched. */
export function mount(element: HTMLElement): () => void {
  const box = element.querySelector<HTMLInputElement>('[data-lesson]')
  const route = box?.dataset.lesson ?? ''
  const keepMark = () => {
    const at = box?.checked ? new Date().toISOString() : undefined
    changeProgress(progress => withLesson(progress, route, at))
  }
  const show = () => box && showMark(box, route)
  // A mark that was set before this was there is what the reader wants, and not what was kept.
  keepWaitingMarks()
  if (box?.matches('[data-touched]')) keepMark()
  show()
  const questions = [...element.querySelectorAll('details')]
  questions.forEach(reveal)
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) reveal(target)
  }
  box?.addEventListener('change', keepMark)
  element.addEventListener('toggle', onToggle, { capture: true })
  const stop = subscribeToProgress(show)
  return () => {
    stop()
    box?.removeEventListener('change', keepMark)
    element.removeEventListener('toggle', onToggle, { capture: true })
  }
}
