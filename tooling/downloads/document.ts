import matter from 'gray-matter'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node, Parent } from 'unist'
import type { Facts } from '../../lib/example/fact-texts'
import { withFacts } from '../check/content/fact-expressions'
import { lineOf } from '../check/content/page'

/** A run of text in one style. */
export interface Run {
  text: string
  bold?: true
  italic?: true
}

/** A paragraph, table cell, or list item. */
export type Runs = readonly Run[]

export type Block =
  | { kind: 'heading'; depth: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Runs }
  | { kind: 'list'; ordered: boolean; items: readonly Runs[] }
  /** The first row holds the column headings; all rows have the same length. */
  | { kind: 'table'; rows: readonly (readonly Runs[])[] }

/** Formats a source may request besides its Markdown. */
export const formats = ['docx', 'xlsx'] as const
export type Format = (typeof formats)[number]

/** A parsed source of data/downloads/. */
export interface DownloadDocument {
  /** The text without front matter, with the owner's words filled in. */
  markdown: string
  formats: readonly Format[]
  blocks: readonly Block[]
  /** Reasons it can't be made, one sentence each. */
  problems: readonly { line: number; message: string }[]
}

interface Cursor {
  problem: (node: Node, message: string) => void
}

const childrenOf = (node: Node): readonly Node[] => (node as Partial<Parent>).children ?? []

const styles: Readonly<Record<string, Partial<Run>>> = { strong: { bold: true }, emphasis: { italic: true } }

function runsOf(node: Node, cursor: Cursor, style: Partial<Run> = {}): Run[] {
  return childrenOf(node).flatMap((child): Run[] => {
    if (child.type === 'text')
      return [{ ...style, text: (child as unknown as Run & { value: string }).value }]
    // A bare address stays text, since it must be readable on paper.
    if (child.type === 'link' && toString(child) === (child as Node & { url?: string }).url)
      return [{ ...style, text: toString(child) }]
    const own = styles[child.type]
    if (own) return runsOf(child, cursor, { ...style, ...own })
    cursor.problem(
      child,
      `has Markdown (${child.type}) that Word and Excel files don't support: write plain, *italic*, or **bold** text, and addresses without link syntax.`,
    )
    return []
  })
}

/** A list item's paragraph. */
function itemOf(item: Node, cursor: Cursor): Run[] {
  const [paragraph, ...more] = childrenOf(item)
  if (more.length > 0 || paragraph?.type !== 'paragraph')
    cursor.problem(item, 'has a nested list, or two paragraphs in one item: give each item one paragraph.')
  return paragraph ? runsOf(paragraph, cursor) : []
}

const rowsOf = (table: Node, cursor: Cursor) =>
  childrenOf(table).map(row => childrenOf(row).map(cell => runsOf(cell, cursor)))

function blockOf(node: Node, cursor: Cursor): Block[] {
  switch (node.type) {
    case 'heading': {
      const { depth } = node as Node & { depth: number }
      if (depth > 3) cursor.problem(node, `has a heading of level ${depth}: use levels 1 to 3.`)
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
      cursor.problem(
        node,
        `has Markdown (${node.type}) that Word and Excel files don't support: use headings, paragraphs, lists, and tables.`,
      )
      return []
  }
}

const isFormat = (value: unknown): value is Format => formats.some(format => format === value)

/** The requested formats, and problems with the front matter. */
function formatsOf(values: Readonly<Record<string, unknown>>): { formats: Format[]; problem?: string } {
  const { formats: named, ...others } = values
  const [stray] = Object.keys(others)
  if (stray !== undefined)
    return { formats: [], problem: `has '${stray}' in its front matter, which may only have 'formats'.` }
  if (!Array.isArray(named) || named.length === 0 || !named.every(isFormat))
    return {
      formats: [],
      problem: `needs formats in its front matter: 'formats: [${formats.join(', ')}]', or one of them.`,
    }
  return { formats: named }
}

/** Parses a source: front matter, and text with {site.brand} and the like replaced. Never throws. */
export function readDocument(raw: string, facts: Facts): DownloadDocument {
  // The empty options bypass gray-matter's cache.
  const { data, content } = matter(raw, {})
  const { text, problems: unknownNames } = withFacts(content, facts)
  const linesBefore = raw.slice(0, raw.length - content.length).split('\n').length - 1
  const problems: { line: number; message: string }[] = []
  const cursor: Cursor = {
    problem: (node, message) => problems.push({ line: lineOf(node) + linesBefore, message }),
  }
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text) as Parent
  const blocks = tree.children.flatMap(node => blockOf(node, cursor))
  const asked = formatsOf(data)
  for (const message of [...(asked.problem ? [asked.problem] : []), ...unknownNames])
    problems.push({ line: 1, message })
  const [first] = blocks
  if (first?.kind !== 'heading' || first.depth !== 1)
    problems.push({
      line: 1,
      message: "needs to start with a level-1 heading: it becomes the document's title in Word.",
    })
  return { markdown: `${text.trim()}\n`, formats: asked.formats, blocks, problems }
}

/** The document's title: its first heading. */
export function titleOf(blocks: readonly Block[]): string {
  const first = blocks.find(block => block.kind === 'heading')
  return first?.kind === 'heading' ? first.text : ''
}

/** The text of a cell or paragraph, unstyled. */
export const plainText = (runs: Runs): string => runs.map(run => run.text).join('')
