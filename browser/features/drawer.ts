import { afterPaint, isExpanded, on, onToggled, setExpanded } from '../events'
import { onLeave, onPage } from '../page-life'

/** The page behind the open drawer, and what the drawer covers of the bar. */
const behind = 'main, footer, .nextra-banner-container, .nextra-nav-container > div > :not(#menu-button)'

/** The button that opens the drawer; phones only. */
const drawerButton = () => document.getElementById('menu-button')

/** Opens or closes the phone's drawer. */
export function setDrawer(isOpen: boolean): void {
  const button = drawerButton()
  if (button) setExpanded(button, isOpen)
}

/** Scrolls the tree, never the page, so that the open page is a third down, unless it is where it should be. */
function showCurrentPage(rootMargin?: string): void {
  const box = document.querySelector('[data-tree-box]')
  const link = document.querySelector('#sidebar [aria-current=page]')
  if (!link || !box) return
  // Tells where both are without forcing a layout.
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect()
      if (!seen?.rootBounds || seen.intersectionRatio === 1) return
      const { boundingClientRect: own, rootBounds: root } = seen
      box.scrollTop += own.top - root.top - (root.height - own.height) / 3
    },
    { root: box, rootMargin },
  )
  observer.observe(link)
}

function setBehind(isOpen: boolean): void {
  document.documentElement.toggleAttribute('data-behind', isOpen)
  document.querySelectorAll(behind).forEach(part => part.toggleAttribute('inert', isOpen))
}

/** Makes the page behind the drawer inert once the drawer is painted: that restyles the whole page. */
async function settle(button: HTMLElement, isOpen: boolean): Promise<void> {
  if (isOpen) showCurrentPage('-20% 0px -40%')
  await afterPaint()
  if (isExpanded(button) === isOpen) setBehind(isOpen)
}

/** The drawer closes on Escape, on its overlay, and when a page is chosen; the page behind is inert. */
export function startDrawer(): void {
  onToggled('#menu-button', (button, isOpen) => void settle(button, isOpen))
  on('click', '[data-overlay]', () => setDrawer(false))
  on('click', '#sidebar a', () => setDrawer(false))
  document.addEventListener('keydown', event => {
    const button = drawerButton()
    // Something open above the drawer handles Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented || !button || !isExpanded(button)) return
    setDrawer(false)
    button.focus()
  })
  onPage(() => showCurrentPage())
  onLeave(() => {
    setDrawer(false)
    // The next page takes the focus at once.
    setBehind(false)
  })
  // It may have been opened before this script loaded.
  const button = drawerButton()
  if (button && isExpanded(button)) void settle(button, true)
}
