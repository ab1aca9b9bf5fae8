import { isExpanded, on, onToggled, setExpanded } from '../events'
import { onLeave } from '../page-life'
import { setDrawer } from './drawer'

/** The phone's button that shows the bar's search field; what it does at once is browser/first.ts. */
const searchButton = () => document.getElementById('search-button')

/** Shows or hides the bar's search field, as if the button had been pressed; that focuses it. */
export function setSearch(isOpen: boolean): void {
  const button = searchButton()
  if (button) setExpanded(button, isOpen)
}

/** The field goes away on Escape, with the focus back on its button, and when a page is chosen. */
export function startSearchButton(): void {
  onToggled('#search-button', (_, isOpen) => {
    if (isOpen) setDrawer(false)
  })
  on('keydown', '#search-bar', (_, { key }) => {
    const button = searchButton()
    if (key !== 'Escape' || !button || !isExpanded(button)) return
    setSearch(false)
    button.focus()
  })
  onLeave(() => setSearch(false))
}
