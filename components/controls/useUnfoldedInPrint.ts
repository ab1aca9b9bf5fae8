import { useEffect, type RefObject } from 'react'

/** Opens folded elements while printing: CSS can't do so in every browser. */
export function useUnfoldedInPrint(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const unfold = () => {
      const element = container.current
      if (!element) return
      opened = [element, ...element.querySelectorAll('details')].filter(
        (each): each is HTMLDetailsElement => each instanceof HTMLDetailsElement && !each.open,
      )
      for (const details of opened) details.open = true
    }
    const foldAgain = () => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', foldAgain)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', foldAgain)
    }
  }, [container])
}
