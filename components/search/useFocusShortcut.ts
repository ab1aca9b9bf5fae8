import { useMenu } from 'nextra-theme-docs'
import { useEffect, useRef, type RefObject } from 'react'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key === '/') return !altKey && !ctrlKey && !metaKey
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

/** Lets '/' and Ctrl or Cmd+K focus a field from anywhere but another field; one in the drawer opens the drawer. */
export function useFocusShortcut(fieldRef: RefObject<HTMLInputElement>, isInDrawer: boolean): void {
  const { menu, setMenu } = useMenu()
  const isAwaited = useRef(false)

  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return
      const input = fieldRef.current
      // No box: the other field's width.
      if (!input?.getClientRects().length) return
      const isOwn = event.target === input
      if (isField(event.target) && !(isOwn && event.key !== '/')) return
      event.preventDefault()
      isAwaited.current = isInDrawer && !isOwn
      if (isInDrawer) setMenu(true)
      // The bar stays in view by itself; the browser would scroll to where it stood.
      input.focus({ preventScroll: true })
      input.select()
    }
    document.addEventListener('keydown', focusField)
    return () => document.removeEventListener('keydown', focusField)
  }, [fieldRef, isInDrawer, setMenu])

  useEffect(() => {
    if (!menu || !isAwaited.current) return
    isAwaited.current = false
    // The drawer takes focus only once the theme has shown it, one frame later.
    const frame = requestAnimationFrame(() => fieldRef.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [fieldRef, menu])
}
