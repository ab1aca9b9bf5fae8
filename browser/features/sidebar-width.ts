import { isExpanded, onToggled } from '../events'

/** 'Hide sidebar' and 'Show sidebar'. Below 1024 px it is folded until the reader opens it, as the style sheet has it. */
export function startSidebarWidth(): void {
  const button = document.getElementById('sidebar-button')
  if (!button) return
  const name = () => {
    document.documentElement.toggleAttribute('data-sidebar-chosen', true)
    button.title = isExpanded(button) ? 'Hide sidebar' : 'Show sidebar'
  }
  onToggled('#sidebar-button', name)
  // Not the window's width: to ask for that lays the whole page out before it is first painted.
  if (!window.matchMedia('(width >= 1024px)').matches) button.setAttribute('aria-expanded', 'false')
  name()
}
