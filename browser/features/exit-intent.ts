import { localText, readSession, writeSession } from '@lib/storage/browser-storage'
import { on } from '../events'
import { wholeSheet } from '../whole-sheet'

const shownKey = 'exit-intent-shown'
const edgePx = 10

// The visit outlasts a page change; where the browser keeps nothing, this does.
let shownInVisit = false

const load = async () => (await Promise.all([import('../exit-modal'), wholeSheet]))[0]

/** Whether the reader has asked for the offer, on the Cookie Policy's page. */
const hasAsked = () => localText('handbook-offer') === 'true'

/** Where the owner's setting is 'when-asked' (pages/_document.tsx), nothing opens or is kept for who did not ask. */
const isWanted = () => !document.documentElement.hasAttribute('data-offer-when-asked') || hasAsked()

/** Waits for the pointer to leave through the top edge and then, once a visit, opens the modal. Loads nothing before. */
export function startExitIntent(): void {
  on('click', '[data-act=offer]', button => void load().then(({ keepWish }) => keepWish(button)))
  // A finger has no pointer that could leave.
  if (!window.matchMedia('(any-hover: hover) and (any-pointer: fine)').matches) return
  document.addEventListener('mouseout', event => {
    if (event.clientY > edgePx || event.relatedTarget !== null) return
    // Whose exam is running against the clock is not to be interrupted (components/exam/ExamScreen.tsx).
    if (document.documentElement.hasAttribute('data-exam')) return
    if (!isWanted() || shownInVisit || readSession(shownKey) === true) return
    shownInVisit = true
    writeSession(shownKey, true)
    void load().then(
      ({ openModal }) => openModal(),
      () => undefined,
    )
  })
}
