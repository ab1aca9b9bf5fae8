import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { Page } from '../check/content/page'
import { attribute, isElement, isJsx } from '../check/content/jsx'
import { plainText } from '../check/content/sections'

/** A section: what is below a heading, one line per paragraph, list item, or table row. */
export interface PageSection {
  /** '' before the first heading. */
  id: string
  heading: string
  lines: string[]
  /** The heading's other names, in the glossary. */
  names: string[]
  /** Topic of its questions. */
  topics: string[]
}

/** Attributes shown as text. Alt texts repeat what the text around a figure says. */
const spoken = ['text', 'srcText']

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function linesOf(node: Node): string[] | null {
  if (node.type === 'paragraph') return [plainText(node)]
  if (node.type === 'code') return [toString(node)]
  if (node.type === 'tableRow')
    return [(node as Parent).children.map(cell => oneLine(plainText(cell))).join(' · ')]
  return null
}

/** The sections of a page in reading order. */
export function sectionsOf(page: Page): PageSection[] {
  const first: PageSection = { id: '', heading: '', lines: [], names: [], topics: [] }
  const sections = [first]
  const byLine = new Map(page.headings.map(heading => [heading.line, heading]))
  let current = first
  visit(page.tree, (node: Node) => {
    if (node.type === 'heading') {
      const heading = byLine.get(node.position?.start.line ?? 0)
      if (heading?.id === undefined) return SKIP
      current = { id: heading.id, heading: heading.text, lines: [], names: [], topics: [] }
      sections.push(current)
      return SKIP
    }
    if (isElement(node, 'Term')) current.names.push(attribute(node, 'also') ?? '')
    if (isElement(node, 'CheckYourself')) current.topics.push(attribute(node, 'topic') ?? '')
    if (isJsx(node)) for (const name of spoken) current.lines.push(attribute(node, name) ?? '')
    const lines = linesOf(node)
    current.lines.push(...(lines ?? []))
    return lines ? SKIP : undefined
  })
  for (const section of sections) section.lines = section.lines.map(oneLine).filter(line => line !== '')
  return sections
}
