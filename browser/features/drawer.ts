import { afterPaint, isExpanded, on, onToggled, setExpanded } from '../events'
import { onLeave } from '../page-life'

/** The page behind the open drawer. */
const behind = 'main, footer, .nextra-banner-container'

/** The button that opens the drawer; phones only. */
const drawerButton = () => document.getElementById('menu-button')

/** Opens or closes the phone's drawer. */
export function setDrawer(isOpen: boolean): void {
  const button = drawerButton()
  if (button) setExpanded(button, isOpen)
}

/** Scrolls the current page's link to the middle of the drawer, without animation. */
function showCurrentPage(): void {
  const link = document.querySelector('#sidebar [aria-current=page]')
  const box = document.querySelector<HTMLElement>('[data-tree-box]')
  if (!link || !box) return
  const { top, height } = link.getBoundingClientRect()
  const { top: boxTop, height: boxHeight } = box.getBoundingClientRect()
  if (height > 0) box.scrollTop += top - boxTop - (boxHeight - height) / 2
}

function setBehind(isOpen: boolean): void {
  document.documentElement.toggleAttribute('data-behind', isOpen)
  document.querySelectorAll(behind).forEach(part => part.toggleAttribute('inert', isOpen))
}

/** Makes the page behind the drawer inert once the drawer is painted: that restyles the whole page. */
async function settle(button: HTMLElement, isOpen: boolean): Promise<void> {
  if (isOpen) showCurrentPage()
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
  onLeave(() => {
    setDrawer(false)
    // The next page takes the focus at once.
    setBehind(false)
  })
  // It may have been opened before this script loaded.
  const button = drawerButton()
  if (button && isExpanded(button)) void settle(button, true)
}
