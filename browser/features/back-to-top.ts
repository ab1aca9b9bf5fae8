import { on } from '../events'
import { onPage } from '../page-life'

/** Scroll offset in pixels past which the button and the share block show. */
const threshold = 300

let isWaiting = false

function look(): void {
  isWaiting = false
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold)
}

/** At most once per frame, after layout, so that reading the offset forces no layout. */
function lookSoon(): void {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(look)
}

/** Shows 'Back to top' and the share block far down the page. */
export function startBackToTop(): void {
  window.addEventListener('scroll', lookSoon, { passive: true })
  onPage(lookSoon)
  on('click', '[data-act=top]', () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    // Moves focus as well, so that the next Tab starts at the top.
    document.getElementById('content')?.focus({ preventScroll: true })
  })
}
