import { definitionOfDone } from '../../../../data/example/definition-of-done'
import { bare, sharedWords } from '../../../../lib/example/closeness'
import { problem, type Problem } from '../../content/content-site'
import type { Page } from '../../content/page'
import { textBlocks } from '../../content/running-text'
import { isPageOfOtherTeam } from './app-sprints'
import type { ExampleCheck } from './example-text'

/** So many words in common, of all, make a line a slip of the pen for one of the Definition of Done. */
const nearLine = 0.7

const lines = definitionOfDone.map(({ text }) => text)

const includes = (text: string, part: string): boolean =>
  text.toLowerCase().includes(bare(part).toLowerCase())

/** What a block quotes: itself, where it is one sentence as a cell can be, and what it has in quotation marks. */
const quotable = (text: string): string[] => [
  ...(/[.!?]\s+\S/.test(text) ? [] : [text]),
  ...[...text.matchAll(/"([^"]+)"|“([^”]+)”/g)].map(match => match[1] ?? match[2] ?? ''),
]

const nearestLine = (quoted: string): string | undefined =>
  lines.find(line => sharedWords(line, quoted) >= nearLine)

const messageFor = (line: string): string =>
  `The Definition of Done says "${line}" (data/example/definition-of-done.ts): write it so.`

/** A page quotes the lines of the Definition of Done to the letter; within a sentence it may say them in other words. */
export function doneLineFaults(page: Page): Problem[] {
  if (isPageOfOtherTeam(page.route)) return []
  return textBlocks(page).flatMap(({ text, line }) => {
    const near = quotable(text)
      .filter(quoted => !lines.some(exact => includes(quoted, exact)))
      .flatMap(quoted => nearestLine(quoted) ?? [])
    return [...new Set(near)].map(found => problem(page, line, messageFor(found)))
  })
}

/** A drawing does so too, but breaks lines, so that it may have a part of one. */
export const drawnDoneLinesFit: ExampleCheck = ({ text, route, from }) => {
  if (from !== 'drawing' || isPageOfOtherTeam(route) || lines.some(line => includes(line, text))) return []
  const near = nearestLine(text)
  return near === undefined ? [] : [messageFor(near)]
}
