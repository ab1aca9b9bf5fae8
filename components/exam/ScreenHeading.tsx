import { useEffect, useRef, type ReactNode } from 'react'

interface ScreenHeadingProps {
  children: ReactNode
  /** Whether it takes the focus when it appears, so that a new screen is announced and seen from its top. */
  takesFocus?: boolean
}

/** The heading of a screen. */
export function ScreenHeading({ children, takesFocus = true }: ScreenHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    ref.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={ref} tabIndex={-1}>
      {children}
    </h2>
  )
}
