import { definitionOfDone } from '../../../data/canon/definition-of-done'
import { productGoal } from '../../../data/canon/product'
import { bare, sharedWords } from '../../../lib/canon/closeness'
import { isPageOfOtherTeam } from './app-sprints'
import type { CanonCheck, CanonText } from './canon-text'

/** So many words in common, of all, make a line a slip of the pen for one of the Definition of Done. */
const nearLine = 0.7

/** A text as a whole, as a cell or a list item is, and what it has in quotation marks. */
const quotable = (text: string): string[] => [
  text,
  ...[...text.matchAll(/"([^"]+)"|“([^”]+)”/g)].map(match => match[1] ?? match[2] ?? ''),
]

const includes = (text: string, part: string): boolean =>
  text.toLowerCase().includes(bare(part).toLowerCase())
const same = (one: string, other: string): boolean => bare(one).toLowerCase() === bare(other).toLowerCase()

/** Whether a text has a line to the letter; a drawing breaks lines, and may have a part of one. */
const isExact = (line: string, quoted: string, from: CanonText['from']): boolean =>
  includes(quoted, line) || (from === 'drawing' && includes(line, quoted))

/** A line of the app team's Definition of Done is quoted to the letter. */
export const doneLinesFit: CanonCheck = ({ text, route, from }) => {
  if (from === 'question' || isPageOfOtherTeam(route)) return []
  const lines = definitionOfDone.map(line => line.text)
  const near = quotable(text)
    .filter(quoted => !lines.some(line => isExact(line, quoted, from)))
    .flatMap(quoted => lines.find(line => sharedWords(line, quoted) >= nearLine) ?? [])
  return [...new Set(near)].map(
    line => `The Definition of Done says "${line}" (data/canon/definition-of-done.ts): write it so.`,
  )
}

/** A drawing breaks lines, so that it may have only the beginning of the Product Goal. */
const begins = (said: string): boolean => productGoal.toLowerCase().startsWith(bare(said).toLowerCase())

/** What can only be the Product Goal; a drawing breaks it after any word. */
const goalBegins =
  /\ba (?:(?:reader|patron) can do everything|\w+ can do everything from a phone)\b[^.;:"”*]*/gi

/** The Product Goal is quoted to the letter. */
export const productGoalFits: CanonCheck = ({ text, from }) =>
  [...text.matchAll(goalBegins)].flatMap(([said]) =>
    same(said, productGoal) || (from === 'drawing' && begins(said))
      ? []
      : [`The Product Goal is "${productGoal}" (data/canon/product.ts): write it so.`],
  )
