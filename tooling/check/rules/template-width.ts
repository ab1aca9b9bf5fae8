import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { isInColumns } from '../../../lib/copying/columns'
import type { Rule } from '../content/content-site'
import { eachPage, type Found } from '../content/each'
import { lineOf } from '../content/page'

/** A fenced block of MDX. */
interface Fence extends Node {
  value: string
  lang: string | null
}

/** What a box has room for on a phone of 360 px, in characters of the code's face. */
const room = 38

function* tooWide(block: Fence): Generator<Found> {
  if ((block.lang ?? 'text') !== 'text' || !isInColumns(block.value)) return
  for (const [index, line] of block.value.split('\n').entries())
    if (line.length > room)
      yield [
        lineOf(block) + 1 + index,
        `This line of a template in columns has ${line.length} characters, and a phone shows ${room}: break it, or narrow its gaps.`,
      ]
}

/** Templates in columns fit a phone; all other templates wrap, and code may scroll. */
export const rule: Rule = {
  why: 'A template that is filled in on a phone must not scroll sideways, and its columns cannot wrap.',
  check: eachPage(function* ({ tree }) {
    const found: Found[] = []
    visit(tree as Node, node => {
      if (node.type === 'code') found.push(...tooWide(node as Fence))
    })
    yield* found
  }),
}
