import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement, Fragment, type ReactNode } from 'react'
import { textOf, type Content, type Element } from '../handbook/markup'
import { ClearError } from '../tasks/clear-error.mjs'
import { measures, styled } from './mail-styles'
import type { Colors } from './palette'

/** What an element's conversion needs to know. */
interface MailSource {
  /** The letter's page, for messages. */
  route: string
  colors: Colors
  /** The whole address of a link or picture. */
  address: (href: string) => string
  /** The last element of a box, which has no space below it but the box's own. */
  last?: Content | undefined
  /** The color of a box's label. */
  label?: 'rule-label' | 'practice-label' | undefined
}

/** The link below a drawing's description. */
export const seeDrawing = 'See the drawing'

/** White space between these would be text where HTML allows none. */
const holdsNoText = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])

/** Elements that need nothing but their words. */
const plain = new Set(['em', 'strong', 'b', 'i', 'code', 'sub', 'sup', 'thead', 'tbody'])

/** Boxes by the class that the page reader gives them. */
const boxes: Readonly<Record<string, 'rule' | 'practice' | 'box'>> = {
  'note rule': 'rule',
  'note practice': 'practice',
  'note since': 'box',
  'to-copy': 'box',
}

/** Converts a letter's text to elements that mail programs know. Throws a ClearError at one it doesn't know. */
export function mailContent(content: readonly Content[], source: MailSource): ReactNode {
  return content.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : mailElement(part, source)}</Fragment>
  ))
}

function mailElement(element: Element, source: MailSource): ReactNode {
  const { tag, attributes, children } = element
  const { colors } = source
  const isLast = element === source.last
  const kept = holdsNoText.has(tag) ? children.filter(part => typeof part !== 'string') : children
  const inner = () => mailContent(kept, source)
  if (plain.has(tag)) return createElement(tag, {}, inner())
  switch (tag) {
    case 'p':
      return paragraph(element, source)
    case 'h2':
    case 'h3':
      return (
        <Heading as={tag} {...styled('ink', colors, tag)}>
          {inner()}
        </Heading>
      )
    case 'ul':
      return <ul {...styled('ink', colors, 'list', isLast)}>{inner()}</ul>
    case 'ol':
      return (
        <ol
          {...styled('ink', colors, 'list', isLast)}
          start={attributes.start ? Number(attributes.start) : undefined}
        >
          {inner()}
        </ol>
      )
    case 'li':
      return <li style={measures.item}>{inner()}</li>
    case 'a':
      return mailLink(source.address(attributes.href ?? ''), colors, inner())
    case 'br':
      return <br />
    case 'span':
      return attributes.class === 'source' ? section(inner()) : inner()
    case 'blockquote':
      return <blockquote {...styled('quote', colors, 'quote')}>{inner()}</blockquote>
    case 'table':
      return <table style={{ ...measures.table, ...(isLast && { margin: 0 }) }}>{inner()}</table>
    case 'tr':
      return <tr className="row">{inner()}</tr>
    case 'td':
    case 'th':
      return cell(element, source)
    case 'figure':
      return inner()
    case 'img':
      return drawing(element, source)
    case 'figcaption':
      return <Text {...styled('soft', colors, 'small')}>{inner()}</Text>
    case 'pre':
      return <Text {...styled('ink', colors, 'text')}>{lines(children)}</Text>
    case 'div':
      return box(element, source)
    default:
      throw new ClearError(
        `The letters can't show <${tag}> of ${source.route}: teach it in tooling/letters/mail-content.tsx.`,
      )
  }
}

/** The component's own `text-decoration-line` is unknown to many programs, so it's left out. */
const linkStyle = (colors: Colors) => ({
  color: colors['accent-strong'],
  textDecorationLine: undefined,
  textDecoration: 'underline',
})

/** A link in the owner's color. */
export const mailLink = (href: string, colors: Colors, words: ReactNode): ReactNode => (
  <Link href={href} className="link" style={linkStyle(colors)}>
    {words}
  </Link>
)

/** What a label speaks of, behind it: the Guide's section. */
const section = (words: ReactNode): ReactNode => <span style={{ fontWeight: 400 }}>: {words}</span>

function paragraph(element: Element, source: MailSource): ReactNode {
  const { attributes, children } = element
  if (attributes.class === 'label') {
    // Without the space before what becomes a colon.
    const shown = children.filter(part => typeof part !== 'string' || part.trim() !== '')
    const words = mailContent(shown, source)
    return <Text {...styled(source.label ?? 'ink', source.colors, 'label')}>{words}</Text>
  }
  const isLast = element === source.last
  return <Text {...styled('ink', source.colors, 'text', isLast)}>{mailContent(children, source)}</Text>
}

/** Many programs show no SVG, and some no pictures at all: what a drawing says is in its description. */
const drawing = ({ attributes }: Element, { colors, address }: MailSource): ReactNode => (
  <Text {...styled('soft', colors, 'small')}>
    <em>{attributes.alt}</em> {mailLink(address(attributes.src ?? ''), colors, seeDrawing)}
  </Text>
)

function cell({ tag, attributes, children }: Element, source: MailSource): ReactNode {
  const look = styled('cell', source.colors, 'cell')
  return createElement(
    tag,
    {
      ...look,
      style: { ...look.style, color: source.colors.ink },
      className: 'ink cell',
      scope: attributes.scope,
      colSpan: attributes.colspan && Number(attributes.colspan),
      rowSpan: attributes.rowspan && Number(attributes.rowspan),
    },
    mailContent(children, source),
  )
}

const lines = (children: readonly Content[]): ReactNode =>
  textOf(children)
    .split('\n')
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))

function box({ attributes, children }: Element, source: MailSource): ReactNode {
  const look = boxes[attributes.class ?? '']
  if (!look) {
    throw new ClearError(
      `The letters can't show the box '${attributes.class ?? ''}' of ${source.route}: teach it in tooling/letters/mail-content.tsx.`,
    )
  }
  const label = look === 'box' ? undefined : (`${look}-label` as const)
  const last = children.findLast(part => typeof part !== 'string')
  // The attribute works in Outlook, too, which ignores the padding of anything but cells.
  return (
    <Section {...styled(look, source.colors, 'box')} cellPadding="16">
      {mailContent(children, { ...source, last, label })}
    </Section>
  )
}
