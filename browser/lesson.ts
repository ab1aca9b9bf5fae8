import { withLesson } from '@lib/progress/lessons'
import { changeProgress, readProgress, subscribeToProgress } from '@lib/progress/progress-store'
import { judgeAnswers } from './answers'

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

/** A lesson's questions and its mark, plain HTML until touched. */
export function mount(element: HTMLElement): () => void {
  const box = element.querySelector<HTMLInputElement>('[data-lesson]')
  const route = box?.dataset.lesson ?? ''
  const keepMark = () => {
    const at = box?.checked ? new Date().toISOString() : undefined
    changeProgress(progress => withLesson(progress, route, at))
  }
  const show = () => box && showMark(box, route)
  show()
  box?.addEventListener('change', keepMark)
  const stopJudging = judgeAnswers(element)
  const stop = subscribeToProgress(show)
  return () => {
    stop()
    stopJudging()
    box?.removeEventListener('change', keepMark)
  }
}
