import { useMenu } from 'nextra-theme-docs'
import { useEffect, useRef, type RefObject } from 'react'

interface Drawer {
  isOpen: boolean
  toggle: () => void
  /** The button that opens it; gets the focus back when Escape closes it. */
  button: RefObject<HTMLButtonElement>
}

/** What lies behind the drawer while it is open. */
const behind = 'main, footer, .nextra-banner-container'

/** The phone's drawer: closes on Escape, and what is behind it takes no focus while it is open. */
export function useDrawer(): Drawer {
  const { menu, setMenu } = useMenu()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!menu) return
    const parts = document.querySelectorAll(behind)
    const closeOnEscape = (event: KeyboardEvent) => {
      // The search box inside the drawer takes an Escape of its own first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setMenu(false)
      button.current?.focus()
    }
    parts.forEach(part => part.toggleAttribute('inert', true))
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      parts.forEach(part => part.toggleAttribute('inert', false))
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [menu, setMenu])
  return { isOpen: menu, toggle: () => setMenu(!menu), button }
}
