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

/** Keeps that the reader wants the offer, or forgets it with the mark that it was shown, by the button that was pressed. */
export function keepWish(button: HTMLElement): void {
  const isWanted = button.dataset.offer === 'yes'
  if (isWanted) {
    writeLocal('handbook-offer', true)
  } else {
    removeLocal('handbook-offer')
    removeSession('exit-intent-shown')
  }
  const said = document.querySelector('[data-offer-said]')
  if (said) said.textContent = isWanted ? 'You will see the offer.' : 'You will not see the offer.'
}
