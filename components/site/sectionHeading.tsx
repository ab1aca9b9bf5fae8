import type { ComponentProps } from 'react'
import * as words from '@data/words/layout'

/** A section heading with a link to itself; the footnotes' heading is for screen readers only. */
export function sectionHeading(Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function SectionHeading({ id, className, children, ...rest }: ComponentProps<'h2'>) {
    return (
      <Tag {...rest} className={className === 'sr-only' ? 'visually-hidden' : className}>
        {children}
        {id && <a href={`#${id}`} id={id} className="subheading-anchor" aria-label={words.permalink} />}
      </Tag>
    )
  }
}
