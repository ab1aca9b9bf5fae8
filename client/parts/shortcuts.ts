import { drawerButton, setDrawer } from './drawer'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key === '/') return !altKey && !ctrlKey && !metaKey
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0
const isInDrawer = (field: Element) => field.closest('#sidebar') !== null

/** '/' and Ctrl or Cmd+K focus the search from anywhere but another field; the one in the drawer opens the drawer. */
export function startShortcuts(): void {
  document.addEventListener('keydown', event => {
    if (!isShortcut(event) || event.defaultPrevented) return
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search] input')]
    // The field in the bar, or where the screen is too narrow for it the one in the drawer, open or not.
    const input = fields.find(isShown) ?? fields.find(field => isInDrawer(field) && isShown(drawerButton()))
    if (!input || (isField(event.target) && !(event.target === input && event.key !== '/'))) return
    event.preventDefault()
    if (isInDrawer(input)) setDrawer(true)
    // The bar stays in view by itself; the browser would scroll to where it stood.
    input.focus({ preventScroll: true })
    input.select()
  })
}
