import Link from 'next/link'
import type { ComponentProps, FC } from 'react'
import { OutsideLink } from './OutsideLink'
import { sectionHeading } from './sectionHeading'
import styles from './plainElements.module.css'

const outside = /^https?:\/\//

/** A link in running text; external ones open a new tab and say so. */
function TextLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (!outside.test(href)) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <OutsideLink href={href} {...rest}>
      {children}
    </OutsideLink>
  )
}

/** A table that scrolls horizontally on narrow screens, also by keyboard. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <div className={styles.scroller} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}

/** A column heading; an empty corner is a plain cell, since it heads nothing. */
function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  return children ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td {...rest} />
  )
}

/**
 * Markdown's elements as plain HTML, styled by styles/globals.css. The theme's own carry a dozen classes
 * each, and its details element needs scripts.
 */
export const plainElements: Record<string, FC> = {
  a: TextLink,
  table: ScrollingTable,
  h2: sectionHeading('h2'),
  h3: sectionHeading('h3'),
  h4: sectionHeading('h4'),
  h5: sectionHeading('h5'),
  h6: sectionHeading('h6'),
  p: props => <p {...props} />,
  ul: props => <ul {...props} />,
  ol: props => <ol {...props} />,
  li: props => <li {...props} />,
  blockquote: props => <blockquote {...props} />,
  hr: props => <hr {...props} />,
  tr: props => <tr {...props} />,
  th: HeaderCell,
  td: props => <td {...props} />,
  details: props => <details {...props} />,
  summary: props => <summary {...props} />,
}
