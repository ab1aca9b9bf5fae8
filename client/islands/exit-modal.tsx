import { createRoot } from 'react-dom/client'
import { removeLocal, removeSession, writeLocal } from '@lib/storage/browser-storage'
import { ExitIntentModal } from '@components/engagement/ExitIntentModal'

/** Opens the handbook's offer. */
export function openModal(): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <ExitIntentModal
      onClose={() => {
        root.unmount()
        place.remove()
      }}
    />,
  )
}

/** Keeps that the reader wants the offer, or forgets it with the mark that it was shown. */
export function keepWish(isWanted: boolean): void {
  if (isWanted) {
    writeLocal('handbook-offer', true)
  } else {
    removeLocal('handbook-offer')
    removeSession('exit-intent-shown')
  }
}
