import { searchButton, setSearch } from './search-button'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key === '/') return !altKey && !ctrlKey && !metaKey
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0

/** '/' and Ctrl or Cmd+K focus the bar's search from anywhere but another field. */
export function startShortcuts(): void {
  document.addEventListener('keydown', event => {
    if (!isShortcut(event) || event.defaultPrevented) return
    const input = document.querySelector<HTMLInputElement>('#search-bar')
    if (!input || (isField(event.target) && !(event.target === input && event.key !== '/'))) return
    // A page without the bar has neither.
    if (!isShown(input) && !isShown(searchButton())) return
    event.preventDefault()
    // A narrow screen shows the field when its button is pressed.
    if (!isShown(input)) setSearch(true)
    // The bar stays in view by itself; the browser would scroll to where it stood.
    input.focus({ preventScroll: true })
    input.select()
  })
}
