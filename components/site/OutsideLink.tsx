import type { ComponentProps } from 'react'

/** A link that leaves the site: a new tab that cannot reach back, and a word of it for a screen reader. */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
