import { popupFeatures } from '@lib/share/share-links'
import { on } from '../events'
import { onPage } from '../page-life'

/** Opens the network's form in a popup of its size; if blocked, the link opens a tab as usual. */
function openPopup(link: HTMLElement, event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(link instanceof HTMLAnchorElement)) return
  const [network, width, height] = (link.dataset.popup ?? '').split(' ')
  const size = { width: Number(width), height: Number(height) }
  const popup = window.open(link.href, `share-${network}`, popupFeatures(size, window.screen))
  if (!popup) return
  popup.opener = null
  event.preventDefault()
}

async function shareBySystem({ dataset }: HTMLElement): Promise<void> {
  try {
    await navigator.share({ title: dataset.title ?? '', url: dataset.url ?? '' })
  } catch {
    // The reader closed the share sheet.
  }
}

/** The share block: popups for the networks, and the system's share sheet if there is one. */
export function startShare(): void {
  on('click', '[data-popup]', openPopup)
  on('click', '[data-act=share]', button => void shareBySystem(button))
  onPage(() => {
    if (typeof navigator.share !== 'function') return
    const template = document
      .querySelector<HTMLTemplateElement>('[data-act=copy-link]')
      ?.closest('ul')
      ?.querySelector('template')
    template?.replaceWith(template.content)
  })
}
