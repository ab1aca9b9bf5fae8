import { inWords } from './number-words'
import * as words from '../words'
import { total } from './total'

/** Facts of the running example as texts, by name. */
export type Facts = Readonly<Record<string, string>>

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A number for running text: '2,600', '11.5', '-6'. */
export const figure = (value: number): string => figures.format(value)

/** '6, 3 and 2' */
export const listed = (values: readonly number[]): string => words.listed(values.map(figure))

/** '6 + 3 + 2 = 11' */
export const addedUp = (values: readonly number[]): string =>
  `${values.map(figure).join(' + ')} = ${figure(total(values))}`

/** A series of numbers as facts: list, sum written out, total, average, lowest, and highest. */
export function factsOfRow(name: string, values: readonly number[]): Facts {
  if (values.length === 1) return { [`${name}.total`]: figure(total(values)) }
  return {
    [`${name}.list`]: listed(values),
    [`${name}.sum`]: addedUp(values),
    [`${name}.total`]: figure(total(values)),
    [`${name}.average`]: figure(total(values) / values.length),
    [`${name}.lowest`]: figure(Math.min(...values)),
    [`${name}.highest`]: figure(Math.max(...values)),
  }
}

/** Numbers by key under a prefix: '{ helpDesk.limit: 8 }'. */
export function factsUnder(name: string, values: Readonly<Record<string, number | string>>): Facts {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      `${name}.${key}`,
      typeof value === 'number' ? figure(value) : value,
    ]),
  )
}

/** Numbers by index under a prefix: '{ waits.day1: 12, waits.day2: 14 }'. */
export function factsInOrder(name: string, values: readonly number[], first = 1): Facts {
  return Object.fromEntries(values.map((value, index) => [`${name}${first + index}`, figure(value)]))
}

/** Numbers under a prefix, whole ones also in words: '{ week1.done: 5, week1.doneInWords: five }'. */
export function factsOfCounts(name: string, values: Readonly<Record<string, number>>): Facts {
  const words = Object.entries(values)
    .filter(([, value]) => Number.isInteger(value))
    .map(([key, value]) => [`${name}.${key}InWords`, inWords(value)])
  return { ...factsUnder(name, values), ...(Object.fromEntries(words) as Facts) }
}

/** Merges groups of facts. */
export const mergedFacts = (parts: readonly Facts[]): Facts => Object.assign({}, ...parts) as Facts
