import Link from 'next/link'
import type { ComponentProps, FC } from 'react'
import { CodeBlock } from './CodeBlock'
import { OutsideLink } from './OutsideLink'
import { ScrollingTable } from './ScrollingTable'
import { sectionHeading } from './sectionHeading'

const outside = /^https?:\/\//

/** A link in running text; external ones open a new tab and say so. */
function TextLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const Anchor = outside.test(href) ? OutsideLink : Link
  return <Anchor href={href} {...rest} />
}

/** A column heading; an empty corner is a plain cell, since it heads nothing. */
const HeaderCell: FC<ComponentProps<'th'>> = props =>
  props.children ? <th scope="col" {...props} /> : <td {...props} />

const plain = ['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'tr', 'td', 'details', 'summary'] as const

/** Markdown's elements as plain HTML: the theme's carry a dozen classes each, and its details need scripts. */
export const plainElements: Record<string, FC> = {
  a: TextLink,
  table: ScrollingTable,
  th: HeaderCell,
  pre: CodeBlock,
  code: props => <code dir="ltr" {...props} />,
  ...Object.fromEntries((['h2', 'h3', 'h4', 'h5', 'h6'] as const).map(name => [name, sectionHeading(name)])),
  ...Object.fromEntries(plain.map(Name => [Name, (props: object) => <Name {...props} />])),
}
