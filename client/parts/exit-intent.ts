import {
  localText,
  parseKept,
  readSession,
  removeLocal,
  removeSession,
  writeLocal,
  writeSession,
} from '@lib/storage/browser-storage'
import { on } from '../events'
import { onPage } from '../page-life'

const shownKey = 'exit-intent-shown'
const askedKey = 'handbook-offer'
const edgePx = 10

// The visit outlasts a page change; where the browser keeps nothing, this does.
let shownInVisit = false

function hasAsked(): boolean {
  const kept = parseKept(localText(askedKey))
  return kept.kind === 'value' && kept.value === true
}

/** Where the owner's setting is 'when-asked' (pages/_document.tsx), nothing opens or is kept for who did not ask. */
const isWanted = () => !document.documentElement.hasAttribute('data-offer-when-asked') || hasAsked()

/** The box on the Cookie Policy's page by which a reader asks for the offer, or takes that back. */
function hearChoice(): void {
  on('change', '[data-offer-choice]', element => {
    if ((element as HTMLInputElement).checked) {
      writeLocal(askedKey, true)
    } else {
      removeLocal(askedKey)
      removeSession(shownKey)
    }
  })
  onPage(() => {
    const box = document.querySelector<HTMLInputElement>('[data-offer-choice]')
    if (box) box.checked = hasAsked()
  })
}

/** Waits for the pointer to leave through the top edge and then, once a visit, opens the modal. Loads nothing before. */
export function startExitIntent(): void {
  hearChoice()
  // A finger has no pointer that could leave.
  if (!window.matchMedia('(any-hover: hover) and (any-pointer: fine)').matches) return
  document.addEventListener('mouseout', event => {
    if (event.clientY > edgePx || event.relatedTarget !== null) return
    // Whose exam is running against the clock is not to be interrupted (components/practice/ExamScreen.tsx).
    if (document.documentElement.hasAttribute('data-exam')) return
    if (!isWanted() || shownInVisit || readSession(shownKey) === true) return
    shownInVisit = true
    writeSession(shownKey, true)
    void import('../islands/exit-modal').then(
      ({ openModal }) => openModal(),
      () => undefined,
    )
  })
}
