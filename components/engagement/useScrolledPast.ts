import { useEffect, useState } from 'react'

/** Whether the page is scrolled by more than so many pixels; false in the HTML and until mounted. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > pixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [pixels])
  return past
}
