import { afterPaint, isExpanded, on, onToggled, setExpanded } from '../events'
import { onLeave } from '../page-life'

/** What lies behind the drawer while it is open. */
const behind = 'main, footer, .nextra-banner-container'

/** The button that opens the drawer; there on a phone alone. */
const drawerButton = () => document.getElementById('menu-button')

/** Opens or closes the phone's drawer. */
export function setDrawer(isOpen: boolean): void {
  const button = drawerButton()
  if (button) setExpanded(button, isOpen)
}

/** The link of the page that is open stands in the middle of the drawer, at once and without motion. */
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

/** What is behind the drawer takes no focus and stays where it is once the drawer is painted: all of it is styled anew for that. */
async function settle(button: HTMLElement, isOpen: boolean): Promise<void> {
  if (isOpen) showCurrentPage()
  await afterPaint()
  if (isExpanded(button) === isOpen) setBehind(isOpen)
}

/** The drawer closes on Escape, on its overlay and when a page is chosen, and what is behind it takes no focus. */
export function startDrawer(): void {
  onToggled('#menu-button', (button, isOpen) => void settle(button, isOpen))
  on('click', '[data-overlay]', () => setDrawer(false))
  on('click', '#sidebar a', () => setDrawer(false))
  document.addEventListener('keydown', event => {
    const button = drawerButton()
    // What is open above the drawer takes an Escape of its own first.
    if (event.key !== 'Escape' || event.defaultPrevented || !button || !isExpanded(button)) return
    setDrawer(false)
    button.focus()
  })
  onLeave(() => {
    setDrawer(false)
    // The next page takes the focus at once.
    setBehind(false)
  })
  // It may have been opened before this script was there.
  const button = drawerButton()
  if (button && isExpanded(button)) void settle(button, true)
}
