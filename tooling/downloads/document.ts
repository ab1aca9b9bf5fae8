import matter from 'gray-matter'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node, Parent } from 'unist'
import type { Facts } from '../../lib/example/fact-texts'
import { withFacts } from '../check/content/fact-expressions'
import { lineOf } from '../check/content/page'

/** A stretch of text in one style. */
export interface Run {
  text: string
  bold?: true
  italic?: true
}

/** A paragraph, or the text of a cell or of a list's item. */
export type Runs = readonly Run[]

export type Block =
  | { kind: 'heading'; depth: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Runs }
  | { kind: 'list'; ordered: boolean; items: readonly Runs[] }
  /** The first row is the heads of the columns; all rows have as many cells. */
  | { kind: 'table'; rows: readonly (readonly Runs[])[] }

/** The kinds of file that a source may ask for besides its own Markdown. */
export const formats = ['docx', 'xlsx'] as const
export type Format = (typeof formats)[number]

/** A source of data/downloads/, read. */
export interface DownloadDocument {
  /** The text without its front matter, with the owner's words put in. */
  markdown: string
  formats: readonly Format[]
  blocks: readonly Block[]
  /** What keeps it from being made: one sentence each. */
  faults: readonly { line: number; message: string }[]
}

interface Cursor {
  fault: (node: Node, message: string) => void
}

const childrenOf = (node: Node): readonly Node[] => (node as Partial<Parent>).children ?? []

const styles: Readonly<Record<string, Partial<Run>>> = { strong: { bold: true }, emphasis: { italic: true } }

function runsOf(node: Node, cursor: Cursor, style: Partial<Run> = {}): Run[] {
  return childrenOf(node).flatMap((child): Run[] => {
    if (child.type === 'text')
      return [{ ...style, text: (child as unknown as Run & { value: string }).value }]
    // An address that is written out: it stays text, as it must be readable on paper.
    if (child.type === 'link' && toString(child) === (child as Node & { url?: string }).url)
      return [{ ...style, text: toString(child) }]
    const own = styles[child.type]
    if (own) return runsOf(child, cursor, { ...style, ...own })
    cursor.fault(
      child,
      `has Markdown (${child.type}) that Word and Excel files are not made of: write plain, *italic* or **bold** text, and addresses as they are.`,
    )
    return []
  })
}

/** The one paragraph of a list's item. */
function itemOf(item: Node, cursor: Cursor): Run[] {
  const [paragraph, ...more] = childrenOf(item)
  if (more.length > 0 || paragraph?.type !== 'paragraph')
    cursor.fault(item, 'has a list in a list, or two paragraphs in an item: give each item one paragraph.')
  return paragraph ? runsOf(paragraph, cursor) : []
}

const rowsOf = (table: Node, cursor: Cursor) =>
  childrenOf(table).map(row => childrenOf(row).map(cell => runsOf(cell, cursor)))

function blockOf(node: Node, cursor: Cursor): Block[] {
  switch (node.type) {
    case 'heading': {
      const { depth } = node as Node & { depth: number }
      if (depth > 3) cursor.fault(node, `has a heading of level ${depth}: three levels are there.`)
      return [{ kind: 'heading', depth: Math.min(depth, 3) as 1 | 2 | 3, text: toString(node) }]
    }
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(node, cursor) }]
    case 'list': {
      const items = childrenOf(node).map(item => itemOf(item, cursor))
      return [{ kind: 'list', ordered: (node as Node & { ordered?: boolean }).ordered === true, items }]
    }
    case 'table':
      return [{ kind: 'table', rows: rowsOf(node, cursor) }]
    default:
      cursor.fault(
        node,
        `has Markdown (${node.type}) that Word and Excel files are not made of: use headings, paragraphs, lists and tables.`,
      )
      return []
  }
}

const isFormat = (value: unknown): value is Format => formats.some(format => format === value)

/** What the front matter asks for, and what is wrong with it. */
function formatsOf(values: Readonly<Record<string, unknown>>): { formats: Format[]; fault?: string } {
  const { formats: named, ...others } = values
  const [stray] = Object.keys(others)
  if (stray !== undefined)
    return { formats: [], fault: `has '${stray}' in its front matter, where only 'formats' is known.` }
  if (!Array.isArray(named) || named.length === 0 || !named.every(isFormat))
    return {
      formats: [],
      fault: `needs formats in its front matter: 'formats: [${formats.join(', ')}]', or one of them.`,
    }
  return { formats: named }
}

/** Reads a source: its front matter, and its text with {site.brand} and the like replaced. Never throws. */
export function readDocument(raw: string, facts: Facts): DownloadDocument {
  // The empty options keep gray-matter from its cache.
  const { data, content } = matter(raw, {})
  const { text, faults: unknownNames } = withFacts(content, facts)
  const linesBefore = raw.slice(0, raw.length - content.length).split('\n').length - 1
  const faults: { line: number; message: string }[] = []
  const cursor: Cursor = {
    fault: (node, message) => faults.push({ line: lineOf(node) + linesBefore, message }),
  }
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text) as Parent
  const blocks = tree.children.flatMap(node => blockOf(node, cursor))
  const asked = formatsOf(data)
  for (const message of [...(asked.fault ? [asked.fault] : []), ...unknownNames])
    faults.push({ line: 1, message })
  const [first] = blocks
  if (first?.kind !== 'heading' || first.depth !== 1)
    faults.push({ line: 1, message: 'needs a level-1 heading first: it is the name of the file in Word.' })
  return { markdown: `${text.trim()}\n`, formats: asked.formats, blocks, faults }
}

/** The document's name: its first heading. */
export function titleOf(blocks: readonly Block[]): string {
  const first = blocks.find(block => block.kind === 'heading')
  return first?.kind === 'heading' ? first.text : ''
}

/** The text of a cell or paragraph without its style. */
export const plainText = (runs: Runs): string => runs.map(run => run.text).join('')
