import { createRoot } from 'react-dom/client'
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
