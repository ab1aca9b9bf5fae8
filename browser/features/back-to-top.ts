import { on } from '../events'
import { onPage } from '../page-life'

/** Scroll offset in pixels past which the button and the share block show: less than half a screen needs no way back. */
const threshold = 300

let isWaiting = false

function look(): void {
  isWaiting = false
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold)
}

/** Once a frame at the most, and in it after the layout, so that asking for the offset makes no layout of its own. */
function lookSoon(): void {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(look)
}

/** What stands far down shows itself there: 'Back to top' and the share block. */
export function startBackToTop(): void {
  window.addEventListener('scroll', lookSoon, { passive: true })
  onPage(lookSoon)
  on('click', '[data-act=top]', () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    // Focus goes along, so that the next Tab starts at the top too.
    document.getElementById('content')?.focus({ preventScroll: true })
  })
}
