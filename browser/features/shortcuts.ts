import { setSearch } from './search-button'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key === '/') return !altKey && !ctrlKey && !metaKey
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

/** '/' and Ctrl or Cmd+K focus the bar's search, except in another field. */
export function startShortcuts(): void {
  document.addEventListener('keydown', event => {
    if (!isShortcut(event) || event.defaultPrevented) return
    const input = document.querySelector<HTMLInputElement>('#search-bar')
    if (!input || (isField(event.target) && !(event.target === input && event.key !== '/'))) return
    event.preventDefault()
    // On a narrow screen, pressing the button shows the field.
    if (input.getClientRects().length === 0) setSearch(true)
    // The bar is sticky; the browser would scroll to its original position.
    input.focus({ preventScroll: true })
    input.select()
  })
}
