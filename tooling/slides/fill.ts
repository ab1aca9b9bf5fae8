import { element, textOf, type Content, type Element } from '../handbook/markup'
import type { Part } from './parts'

/** Lines of text that a slide has room for, and how many characters a line has. */
const room = { lines: 10, line: 66 }

/** How many sentences of a paragraph a slide shows, if they are at most so many lines: few words are read, many aren't. */
const sentences = [
  { count: 2, lines: 6 },
  { count: 1, lines: Infinity },
]

/** As far as a rule is concerned. */
const exact = [{ count: Infinity, lines: room.lines }, { count: 3, lines: room.lines }, ...sentences]

/** Space below a paragraph or an item, in lines. */
const gap = 0.4

/** A table's rows on one slide, how many lines those may have, and how many characters fit across all columns. */
const table = { rows: 8, lines: 13, line: 100 }

/** Lines of a form on one slide. */
const formLines = 14

/** What fits on one slide together. */
export interface Filled {
  shown: Content[]
  full: Content[]
}

/** A paragraph, or an item with the list it is in. */
interface Atom extends Filled {
  list?: Element
  lines: number
}

const linesOf = (content: Content) => Math.ceil(textOf(content).trim().length / room.line) + gap

const isElement = (part: Content): part is Element => typeof part !== 'string'

const atomsOf = ({ shown, full }: Part, count: number): Atom[] =>
  shown(count)
    .filter(isElement)
    .flatMap((block, index): Atom[] => {
      const own = index === 0 ? full : []
      if (block.tag !== 'ul' && block.tag !== 'ol')
        return [{ shown: [block], full: own, lines: linesOf(block) }]
      return block.children.filter(isElement).map((item, itemIndex) => ({
        shown: [item],
        full: itemIndex === 0 ? own : [],
        list: block,
        lines: linesOf(item),
      }))
    })

/** Items of one list side by side become that list again; a numbered one goes on with its number. */
function together(atoms: readonly Atom[]): Filled {
  const shown: Content[] = []
  let [open, list]: [Element | undefined, Element | undefined] = [undefined, undefined]
  for (const atom of atoms) {
    if (!atom.list) shown.push(...atom.shown)
    else if (open && atom.list === list) open.children.push(...atom.shown)
    else {
      const start = atom.list.children.filter(isElement).indexOf(atom.shown[0] as Element) + 1
      const number = atom.list.tag === 'ol' && start > 1 ? String(start) : undefined
      open = element(atom.list.tag, { ...atom.list.attributes, start: number }, ...atom.shown)
      shown.push(open)
    }
    list = atom.list
  }
  return { shown, full: atoms.flatMap(({ full }) => full) }
}

/** Puts things into as few groups as their size allows, all about as large. */
function balanced<Thing>(
  things: readonly Thing[],
  sizeOf: (thing: Thing) => number,
  most: number,
): Thing[][] {
  const all = things.reduce((sum, thing) => sum + sizeOf(thing), 0)
  const aim = all / Math.max(1, Math.ceil(all / most))
  const groups: Thing[][] = []
  let size = Infinity
  for (const thing of things) {
    const next = size + sizeOf(thing)
    if (next > most || next - sizeOf(thing) / 2 > aim) {
      groups.push([thing])
      size = sizeOf(thing)
    } else {
      groups.at(-1)?.push(thing)
      size = next
    }
  }
  return groups
}

/** As many sentences of each paragraph as there is room for. */
function shortenedAtoms(parts: readonly Part[]): Atom[] {
  const choices = parts.some(({ isExact }) => isExact) ? exact : sentences
  const tries = choices.map(({ count, lines }) => ({
    atoms: parts.flatMap(part => atomsOf(part, count)),
    lines,
  }))
  const fits = tries.find(({ atoms, lines }) => atoms.reduce((sum, atom) => sum + atom.lines, 0) <= lines)
  return (fits ?? tries.at(-1))?.atoms ?? []
}

/** Texts on as many slides as they need. A sentence that leads to a list goes with it. */
export function fillTexts(parts: readonly Part[]): Filled[] {
  const groups = balanced(shortenedAtoms(parts), ({ lines }) => lines, room.lines)
  groups.forEach((group, index) => {
    const next = groups[index + 1]
    const last = group.at(-1)
    if (next?.[0]?.list && last && !last.list && group.length > 1) next.unshift(...group.splice(-1))
  })
  return groups.map(together)
}

const childNamed = (parent: Element, tag: string) =>
  parent.children.find(child => isElement(child) && child.tag === tag) as Element | undefined

const rowLines = (row: Element) => {
  const cells = row.children.filter(isElement)
  const width = table.line / Math.max(1, cells.length)
  return Math.max(1, ...cells.map(cell => Math.ceil(textOf(cell).trim().length / width)))
}

/** A table's rows on as many slides as they need, each below the table's head. Rows that a cell joins stay together. */
export function splitTable(whole: Element): Element[] {
  const body = childNamed(whole, 'tbody')
  const rows = body?.children.filter(isElement) ?? []
  const isJoined = rows.some(row =>
    row.children.some(cell => isElement(cell) && cell.attributes.rowspan !== undefined),
  )
  if (!body || isJoined) return [whole]
  const groups = balanced(rows, rowLines, table.lines).flatMap(group => balanced(group, () => 1, table.rows))
  const head = whole.children.filter(child => child !== body)
  return groups.map(group => element('table', whole.attributes, ...head, element('tbody', {}, ...group)))
}

/** A form's lines on as many slides as they need. */
export function splitForm(form: Element): Element[] {
  if (form.tag !== 'pre') return [form]
  const groups = balanced(textOf(form).split('\n'), () => 1, formLines)
  return groups.map(lines => element('pre', form.attributes, lines.join('\n')))
}
