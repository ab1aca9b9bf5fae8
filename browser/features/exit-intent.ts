import { repeatable } from '@lib/loading/repeatable'
import { localText, readSession, writeSession } from '@lib/storage/browser-storage'
import { on } from '../events'
import { answerPress } from '../failed'
import { wholeSheet } from '../whole-sheet'

const shownKey = 'exit-intent-shown'
const edgePx = 10

// A visit spans several pages; used if the browser has no session storage.
let shownInVisit = false

const loadModal = repeatable(() => import('../exit-modal'))
const load = async () => (await Promise.all([loadModal(), wholeSheet]))[0]

/** Whether the reader asked for the offer on the Cookie Policy's page. */
const hasAsked = () => localText('handbook-offer') === 'true'

/** With the owner's setting 'when-asked' (pages/_document.tsx), nothing opens or is stored unasked. */
const isWanted = () => !document.documentElement.hasAttribute('data-offer-when-asked') || hasAsked()

/** Opens the modal once per visit, when the pointer leaves through the top edge. Loads nothing before. */
export function startExitIntent(): void {
  on('click', '[data-act=offer]', button =>
    answerPress(
      button,
      load().then(({ keepWish }) => keepWish(button)),
    ),
  )
  // Touch screens have no pointer that could leave.
  if (!window.matchMedia('(any-hover: hover) and (any-pointer: fine)').matches) return
  document.addEventListener('mouseout', event => {
    if (event.clientY > edgePx || event.relatedTarget !== null) return
    // Don't interrupt a running exam (components/exam/ExamScreen.tsx).
    if (document.documentElement.hasAttribute('data-exam')) return
    if (!isWanted() || shownInVisit || readSession(shownKey) === true) return
    shownInVisit = true
    load().then(
      ({ openModal }) => {
        writeSession(shownKey, true)
        openModal()
      },
      // The reader didn't ask for it: it may come another time.
      () => (shownInVisit = false),
    )
  })
}
