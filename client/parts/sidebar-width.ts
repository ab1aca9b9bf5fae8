import { isExpanded, onToggled } from '../events'

const wide = 1024

/** 'Hide sidebar' and 'Show sidebar'. Below 1024 px it is folded until the reader opens it, as the style sheet has it. */
export function startSidebarWidth(): void {
  const button = document.getElementById('sidebar-button')
  if (!button) return
  const name = () => {
    document.documentElement.toggleAttribute('data-sidebar-chosen', true)
    button.title = isExpanded(button) ? 'Hide sidebar' : 'Show sidebar'
  }
  onToggled('#sidebar-button', name)
  if (window.innerWidth < wide) button.setAttribute('aria-expanded', 'false')
  name()
}
