import type { ComponentProps } from 'react'
import * as words from '@data/words/layout'

/** An external link: opens a new tab without an opener, and tells screen readers so. */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden">{words.opensInNewTab}</span>
    </a>
  )
}
