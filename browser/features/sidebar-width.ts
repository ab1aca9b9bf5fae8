import * as words from '@data/words/layout'
import { isExpanded, onToggled } from '../events'

/** 'Hide sidebar' and 'Show sidebar'. Below 1024 px it starts collapsed, as in the style sheet. */
export function startSidebarWidth(): void {
  const button = document.getElementById('sidebar-button')
  if (!button) return
  const name = () => {
    document.documentElement.toggleAttribute('data-sidebar-chosen', true)
    button.title = isExpanded(button) ? words.hideSidebar : words.showSidebar
  }
  onToggled('#sidebar-button', name)
  // Not the window's width, which would force a layout before the first paint.
  if (!window.matchMedia('(width >= 64em)').matches) button.setAttribute('aria-expanded', 'false')
  name()
}
