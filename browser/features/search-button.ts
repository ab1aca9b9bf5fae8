import { isExpanded, on, onToggled, setExpanded } from '../events'
import { onLeave } from '../page-life'
import { setDrawer } from './drawer'

/** The phone's search button; browser/first.ts handles the press itself. */
const searchButton = () => document.getElementById('search-button')

/** Whether the bar's field is hidden until it is asked for. */
export const isOnPhone = (): boolean => (searchButton()?.getClientRects().length ?? 0) > 0

/** Shows or hides the bar's search field, as if by its button; that focuses it. */
export function setSearch(isOpen: boolean): void {
  const button = searchButton()
  if (button) setExpanded(button, isOpen)
}

/** Escape hides the field and returns focus to the button; so does choosing a page. */
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
