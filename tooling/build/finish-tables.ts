import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'
import * as words from '../../data/words/layout'
import { attributeOf, elementsOf, setAttribute, wordsIn, type Element } from '../check/export/elements'

type Node = DefaultTreeAdapterTypes.Node

/** A figure of its own, with its sign and unit. */
const number = /^[+−-]?\$?\d[\d.,]*(?: ?%)?$/

/** Figures with a word or two, such as '105–120' or '15 minutes', in characters. */
const mostUnbroken = 12

/** What a phone has room for, of text in all columns and of longest words, in characters; of figures, set smaller, in more. */
const mostOfRow = 90
const mostOfWords = 32
const mostOfFigures = 34

/** A column of names that breaks none of them where another column has text, in characters; of such columns, together. */
const mostOfNames = 22
const leastOfText = 40
const mostOfAllNames = 44

interface Cell {
  element: Element
  text: string
}

function cellsOf(row: Element): Cell[] {
  const cells = [...elementsOf(row)].filter(({ tagName }) => tagName === 'th' || tagName === 'td')
  return cells.map(element => ({ element, text: wordsIn(element).trim() }))
}

const longestWord = (text: string) => Math.max(...text.split(/[\s–-]/).map(word => word.length))

/** The longest words of all columns, in characters. */
function widthOf(rows: readonly Cell[][]): number {
  const words = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => longestWord(row[at]?.text ?? ''))))
  return words.reduce((sum, each) => sum + each, 0)
}

const isFigure = (text: string) => text === '' || (/\d/.test(text) && text.length <= mostUnbroken)

/** A remark that a phone shows next to figures without a line for each word, in characters. */
const mostOfRemark = 16

/** Whether all columns but two, a name and a short remark, hold figures, for which a phone has room side by side. */
function isOfFigures(rows: readonly Cell[][]): boolean {
  const [head = [], ...body] = rows
  const figures = head.filter((_, at) => body.every(row => isFigure(row[at]?.text ?? '')))
  const isShort = body.every(row => row.slice(1).every(({ text }) => text.length <= mostOfRemark))
  return isShort && head.length > 3 && figures.length >= head.length - 2 && widthOf(rows) <= mostOfFigures
}

/** Whether entries below each other read better on a phone: too much for columns there, and more than figures. */
function isWide(rows: readonly Cell[][], numbers: readonly number[]): boolean {
  const columns = rows[0]?.length ?? 0
  if (columns > 3) return numbers.length < columns - 1
  const longestRow = Math.max(...rows.map(row => row.reduce((sum, { text }) => sum + text.length, 0)))
  return widthOf(rows) > mostOfWords || (columns > 2 && longestRow > mostOfRow)
}

/** A column's name before a cell's text: without what is in parentheses, and with a colon. */
function labelOf(name: string): string {
  const short = name.replace(/ \([^)]*\)$/, '')
  return /[?:…]$/.test(short) ? short : `${short}:`
}

/** Roles said outright: elements that are no longer laid out as a table lose theirs in some browsers. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tr: 'row',
  td: 'cell',
}

/** The columns of short names next to text, which breaks instead of them; none if they would leave it little room. */
function namesOf(rows: readonly Cell[][]): number[] {
  const longest = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => row[at]?.text.length ?? 0)))
  const names = longest.flatMap((length, at) => (length <= mostOfNames ? [at] : []))
  const together = names.reduce((sum, at) => sum + (longest[at] ?? 0), 0)
  return Math.max(...longest) > leastOfText && together <= mostOfAllNames ? names : []
}

/** Prepares a table for phones, where each row becomes an entry and each cell says its column's name. */
function makeEntries(frame: Element, rows: readonly Cell[][]): void {
  setAttribute(frame, 'data-stacks', '')
  for (const element of elementsOf(frame)) {
    const isRowHead = attributeOf(element, 'scope') === 'row'
    const role =
      element.tagName === 'th' ? (isRowHead ? 'rowheader' : 'columnheader') : roles[element.tagName]
    if (role) setAttribute(element, 'role', role)
  }
  const [head = [], ...body] = rows
  for (const row of body) {
    // The first cell is the entry's heading; what it says already needs no label.
    const [title, ...cells] = row
    const said = title?.text.toLowerCase() ?? ''
    cells.forEach(({ element }, at) => {
      const name = head[at + 1]?.text
      if (name && !said.includes(name.toLowerCase())) setAttribute(element, 'data-label', labelOf(name))
    })
  }
}

/** Marks a table of figures. */
function markFigures(frame: Element): void {
  for (const element of elementsOf(frame))
    if (element.tagName === 'table') setAttribute(element, 'data-figures', '')
}

/** Makes the first cells of rows their headings where the corner is empty, as a table with two kinds of headings has it. */
function nameRows([head = [], ...body]: readonly Cell[][]): void {
  if (head.length === 0 || head[0]?.text !== '') return
  for (const [name] of body) {
    if (!name || name.text === '') continue
    name.element.tagName = name.element.nodeName = 'th'
    setAttribute(name.element, 'scope', 'row')
  }
}

/** A count and what is counted, in the narrow lines of a table. */
const counted = /(?<=\d) (?=(?:questions?|minutes?|hours?|days?)\b)/g

/** Keeps counts whole. */
function joinCounts(node: Node): void {
  if (defaultTreeAdapter.isTextNode(node)) node.value = node.value.replace(counted, '\u00a0')
  else if ('childNodes' in node) node.childNodes.forEach(joinCounts)
}

/** Marks what style sheets can't see: headings of rows, columns of figures, cells that don't break, and tables too wide for a phone. */
export function finishTables(elements: readonly Element[]): void {
  for (const frame of elements) {
    if (attributeOf(frame, 'aria-label') !== words.table) continue
    const rows = [...elementsOf(frame)].filter(({ tagName }) => tagName === 'tr').map(cellsOf)
    nameRows(rows)
    for (const { element } of rows.flat()) joinCounts(element)
    const [head = [], ...body] = rows
    const isNumber = (at: number) =>
      body.every(row => number.test(row[at]?.text ?? '') || row[at]?.text === '') &&
      body.some(row => row[at]?.text !== '')
    // The first column names the rows, even if by numbers.
    const numbers = head.map((_, at) => at).filter(at => at > 0 && isNumber(at))
    const names = namesOf(rows)
    for (const row of rows)
      row.forEach(({ element, text }, at) => {
        if (numbers.includes(at)) setAttribute(element, 'data-number', '')
        else if (/\d/.test(text) && text.length <= mostUnbroken) setAttribute(element, 'data-unbroken', '')
        else if (names.includes(at)) setAttribute(element, 'data-name', '')
      })
    if (isOfFigures(rows)) markFigures(frame)
    else if (isWide(rows, numbers)) makeEntries(frame, rows)
  }
}
