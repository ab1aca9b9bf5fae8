import { useEffect, type RefObject } from 'react'

/** Keeps the page from scrolling at each key while a field in the bar has the focus: see styles/globals.css. */
export function useStillPage(fieldRef: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const field = fieldRef.current
    if (!field) return
    const follow = () => {
      const isFocused = document.activeElement === field
      document.documentElement.toggleAttribute('data-searching', isFocused)
    }
    // In a task of its own: the browser styles the root anew, and the focus has enough to do.
    const later = () => setTimeout(follow, 0)
    field.addEventListener('focus', later)
    field.addEventListener('blur', follow)
    return () => {
      field.removeEventListener('focus', later)
      field.removeEventListener('blur', follow)
    }
  }, [fieldRef])
}
