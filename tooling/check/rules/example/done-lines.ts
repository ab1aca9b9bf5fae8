import { definitionOfDone } from '../../../../data/example/definition-of-done'
import { bare, sharedWords } from '../../../../lib/example/closeness'
import type { Found } from '../../content/each'
import type { Page } from '../../content/page'
import { textBlocks } from '../../content/running-text'
import { isPageOfOtherTeam } from './app-sprints'
import type { ExampleCheck } from './example-text'

/** A line with this share of words in common is a misquoted line of the Definition of Done. */
const nearLine = 0.7

const lines = definitionOfDone.map(({ text }) => text)

const includes = (text: string, part: string): boolean =>
  text.toLowerCase().includes(bare(part).toLowerCase())

/** A block's quotations: the block itself if it is one sentence (as in a cell), and text in quotation marks. */
const quotable = (text: string): string[] => [
  ...(/[.!?]\s+\S/.test(text) ? [] : [text]),
  ...[...text.matchAll(/"([^"]+)"|“([^”]+)”/g)].map(match => match[1] ?? match[2] ?? ''),
]

const nearestLine = (quoted: string): string | undefined =>
  lines.find(line => sharedWords(line, quoted) >= nearLine)

const messageFor = (line: string): string =>
  `The Definition of Done says "${line}" (data/example/definition-of-done.ts): write it so.`

/** Quoted lines of the Definition of Done are verbatim; within a sentence they may be reworded. */
export function* doneLineProblems(page: Page): Generator<Found> {
  if (isPageOfOtherTeam(page.route)) return
  for (const { text, line } of textBlocks(page)) {
    const near = quotable(text)
      .filter(quoted => !lines.some(exact => includes(quoted, exact)))
      .flatMap(quoted => nearestLine(quoted) ?? [])
    for (const found of new Set(near)) yield [line, messageFor(found)]
  }
}

/** Drawings, too; since they break lines, part of a line is fine. */
export const drawnDoneLinesFit: ExampleCheck = ({ text, route, from }) => {
  if (from !== 'drawing' || isPageOfOtherTeam(route) || lines.some(line => includes(line, text))) return []
  const near = nearestLine(text)
  return near === undefined ? [] : [messageFor(near)]
}
