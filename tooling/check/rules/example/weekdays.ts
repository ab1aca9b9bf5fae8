import { weekdayOf } from '../../../../lib/example/days'
import { daysMeant, findDates, fitsWeekday, type DateMention } from '../../../../lib/example/find-dates'
import type { ExampleCheck } from './example-text'

/** The years of the running example. */
export const exampleYears = [2025, 2026]

/** Other years are history. */
const otherYear = /\b(?:1[5-9]\d\d|20[013-9]\d|202[0-47-9])\b/

/** The years a date may be in: those of the example that the text names, or all. */
function yearsOf(text: string): number[] {
  const named = exampleYears.filter(year => new RegExp(`\\b${year}\\b`).test(text))
  return named.length > 0 ? named : exampleYears
}

function problemOf(mention: DateMention, years: readonly number[]): string[] {
  const days = daysMeant(mention, years)
  if (mention.weekday === undefined || days.some(day => fitsWeekday(mention, day))) return []
  if (days.length === 0) return [`'${mention.text}' doesn't exist: correct the date.`]
  const real = days.map(day => `a ${weekdayOf(day)} in ${day.slice(0, 4)}`).join(' and ')
  return [`'${mention.text}' has the wrong weekday: ${mention.month} ${mention.date} is ${real}.`]
}

/** A date has the right weekday in its year, or in any of the example's years. */
export const weekdaysFit: ExampleCheck = ({ text }) =>
  findDates(text)
    .filter(({ year }) => year !== undefined || !otherYear.test(text))
    .flatMap(mention => problemOf(mention, yearsOf(text)))
