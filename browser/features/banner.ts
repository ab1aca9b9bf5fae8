import { on } from '../events'

/** Dismisses the banner for good; focus moves to the page, since the button disappears. */
export function startBanner(): void {
  on('click', '[data-act=dismiss]', button => {
    try {
      localStorage.setItem(button.dataset.key ?? '', '0')
    } catch {
      // Without storage, the banner is back at the next visit.
    }
    document.body.classList.add('nextra-banner-hidden')
    document.querySelector<HTMLElement>('.nextra-nav-container a')?.focus({ preventScroll: true })
  })
}
