import { on } from '../events'

/** The banner's button takes it away for good; focus goes on to the page, not to a button that is gone. */
export function startBanner(): void {
  on('click', '[data-act=dismiss]', button => {
    try {
      localStorage.setItem(button.dataset.key ?? '', '0')
    } catch {
      // Where nothing can be kept, the banner comes back with the next visit.
    }
    document.body.classList.add('nextra-banner-hidden')
    document.querySelector<HTMLElement>('.nextra-nav-container a')?.focus({ preventScroll: true })
  })
}
