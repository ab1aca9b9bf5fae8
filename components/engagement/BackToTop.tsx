import styles from './BackToTop.module.css'
import { useScrolledPast } from './useScrolledPast'

/** Scroll offset in pixels past which the button and the share block show (specification, section 9). */
export const furnitureThreshold = 300

/** A floating button that leads back to the start of the page; out of reach while there is nothing to scroll back. */
export function BackToTop() {
  const shown = useScrolledPast(furnitureThreshold)
  const scroll = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    // Focus goes along, so that the next Tab starts at the top too.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.button} hidden={!shown} onClick={scroll} aria-label="Back to top">
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
        <path d="M12 19V5M5.500 11.500 12 5l6.500 6.500" />
      </svg>
    </button>
  )
}
