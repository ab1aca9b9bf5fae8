import { useRouter } from 'next/router'
import { useCallback, type RefObject } from 'react'

/** Until the theme has closed its drawer and drawn the page anew; milliseconds. */
const settles = 100

/** Moves the focus to what was opened, so that the keyboard and a screen reader go on from there. */
function focusTarget(url: string): void {
  const id = url.split('#')[1]
  const target = document.getElementById(id ? decodeURIComponent(id) : 'content')
  if (!target) return
  // The theme gives a heading's id to the link in it.
  const element = target.closest<HTMLElement>('h2, h3, h4, h5, h6') ?? target
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Opens a result: empties the field, closes the box, and leads to the page or the section. */
export function useGoTo(fieldRef: RefObject<HTMLInputElement>, close: () => void): (url: string) => void {
  const router = useRouter()
  return useCallback(
    url => {
      const input = fieldRef.current
      if (input) {
        input.value = ''
        input.blur()
      }
      close()
      void router.push(url).then(hasArrived => {
        if (hasArrived) setTimeout(() => focusTarget(url), settles)
      })
    },
    [close, fieldRef, router],
  )
}
