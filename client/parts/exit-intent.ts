import { readSession, writeSession } from '@lib/storage/browser-storage'

const shownKey = 'exit-intent-shown'
const edgePx = 10

// The visit outlasts a page change; where the browser keeps nothing, this does.
let shownInVisit = false

/** Waits for the pointer to leave through the top edge and then, once a visit, opens the modal. Loads nothing before. */
export function startExitIntent(): void {
  // A finger has no pointer that could leave.
  if (!window.matchMedia('(any-hover: hover) and (any-pointer: fine)').matches) return
  document.addEventListener('mouseout', event => {
    if (event.clientY > edgePx || event.relatedTarget !== null) return
    // Whose exam is running against the clock is not to be interrupted (components/practice/ExamScreen.tsx).
    if (document.documentElement.hasAttribute('data-exam')) return
    if (shownInVisit || readSession(shownKey) === true) return
    shownInVisit = true
    writeSession(shownKey, true)
    void import('../islands/exit-modal').then(
      ({ openModal }) => openModal(),
      () => undefined,
    )
  })
}
