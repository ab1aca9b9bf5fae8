import { popupFeatures } from '@lib/share/share-links'
import { on } from '../events'
import { onPage } from '../page-life'

/** Opens the network's form in a window of its size; where that is blocked, the link opens its tab as any link does. */
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
    // The reader closed the sheet; nothing is to be done.
  }
}

/** The share block: small windows for the networks, and the system's own sheet where there is one. */
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
