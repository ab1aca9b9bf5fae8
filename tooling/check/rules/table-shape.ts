import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { eachPage, type Found } from '../content/each'
import { lineOf } from '../content/page'
import type { Rule } from '../content/content-site'

const counted = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`

/** A table's rows that have another number of cells than its header. */
function* unequalRows({ children: [header, ...rows] }: Parent): Generator<Found> {
  const wanted = (header as Parent | undefined)?.children.length ?? 0
  for (const row of rows) {
    const { length } = (row as Parent).children
    if (length === wanted) continue
    const fix =
      length > wanted
        ? "the rest isn't shown; write \\| for a line inside a cell, or add a column"
        : length === 1
          ? 'a text below a table needs an empty line above it; otherwise add the cells'
          : 'add the missing cells, empty ones too'
    yield [lineOf(row), `row has ${counted(length)}, its header ${wanted}: ${fix}.`]
  }
}

/** The line below a header: '| --- | ---: |'. */
const separator = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

/** The cells of a line of a table. */
const cellsOf = (line: string): number =>
  line
    .replace(/\\\|/g, '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length

/** Lines of a paragraph that were meant to separate a header from its rows. */
function* lostSeparators(paragraph: Node, raw: string): Generator<Found> {
  const { start, end } = paragraph.position ?? {}
  const lines = raw.slice(start?.offset, end?.offset).split('\n')
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (!above?.includes('|') || !line.includes('-') || !separator.test(line)) continue
    yield [
      lineOf(paragraph) + index,
      `isn't read as a table: the separator has ${counted(cellsOf(line))}, its header ${cellsOf(above)}; write a --- for each.`,
    ]
  }
}

/** Each row of a table has as many cells as its header. */
export const rule: Rule = {
  why: "A cell too many isn't published, and a table with a wrong separator is published as raw lines.",
  check: eachPage(function* ({ tree, raw }) {
    const found: Found[] = []
    visit(tree as Node, node => {
      if (node.type === 'table') found.push(...unequalRows(node as Parent))
      if (node.type === 'paragraph') found.push(...lostSeparators(node, raw))
    })
    yield* found
  }),
}
