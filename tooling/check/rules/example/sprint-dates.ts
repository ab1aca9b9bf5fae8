import {
  dayOfSprint,
  firstDayOf,
  lastDayOf,
  lastSprint,
  plannedLastDayOf,
} from '../../../../data/example/calendar'
import { dayInWords, daysAfter, type IsoDay } from '../../../../lib/example/days'
import { daysMeant, findDates, fitsWeekday, type DateMention } from '../../../../lib/example/find-dates'
import { numberFrom, ordinalPattern } from '../../../../lib/example/number-words'
import { appSprints, type SprintMention } from './app-sprints'
import type { ExampleCheck } from './example-text'
import { exampleYears } from './weekdays'

const linkWords = [
  'on|in|at|the|of|its|which|that|is|was|from|held|two weeks',
  'begins?|began|starts?|started|ends?|ended|ran|runs|went|took place|canceled',
  'Sprint Planning|Sprint Review|Sprint Retrospective|Planning|Review|Retrospective|Daily Scrum',
  `day \\d+|(?:${ordinalPattern}|last) day|first week|second week`,
].join('|')
/** Text between a Sprint and a date that belong together. */
const link = new RegExp(`^(?:[\\s,:()–-]|\\b(?:${linkWords})\\b)*$`)
const dayOfIt = new RegExp(`\\bday (\\d+)|\\b(${ordinalPattern}) day\\b`)

/** A Sprint and a date next to each other, with the words around the Sprint that say more. */
interface Pair {
  sprint: number
  mention: DateMention
  words: string
}

function pairsIn(text: string, sprints: readonly SprintMention[]): Pair[] {
  const dates = findDates(text)
  return dates.flatMap(mention => {
    const before = sprints.findLast(({ end }) => end <= mention.at && link.test(text.slice(end, mention.at)))
    const after = sprints.find(({ at }) => at >= mention.end && link.test(text.slice(mention.end, at)))
    const { sprint, at, end } = before ?? after ?? { sprint: 0, at: 0, end: 0 }
    if (sprint === 0 || sprint > lastSprint) return []
    const leading = /(?:\bday \d+|\b\w+ day) of $/.exec(text.slice(0, at))?.[0] ?? ''
    const trailing = /^, day \d+/.exec(text.slice(end))?.[0] ?? ''
    const between = before ? text.slice(end, mention.at) : text.slice(mention.end, at)
    return [{ sprint, mention, words: `${between} ${leading} ${trailing}` }]
  })
}

/** The days such a date may be, and how to say so. */
function allowed({ sprint, words }: Pair): { days: readonly [IsoDay, IsoDay]; what: string } {
  const [first, last, planned] = [firstDayOf(sprint), lastDayOf(sprint), plannedLastDayOf(sprint)]
  const [, figure, ordinal] = dayOfIt.exec(words) ?? []
  const day = numberFrom(figure ?? ordinal ?? '')
  if (day !== undefined && day <= 10 && daysAfter(first, day) <= last) {
    const date = dayOfSprint(sprint, day)
    return { days: [date, date], what: `day ${day} of Sprint ${sprint} is ${dayInWords(date)}` }
  }
  if (/\b(?:begins?|began|starts?|started)\b/.test(words))
    return { days: [first, first], what: `Sprint ${sprint} begins on ${dayInWords(first)}` }
  if (/\b(?:ends?|ended)\b/.test(words))
    return { days: [last, planned], what: `Sprint ${sprint} ends on ${dayInWords(last)}` }
  return { days: [first, planned], what: `Sprint ${sprint} is ${dayInWords(first)} to ${dayInWords(last)}` }
}

function problemOf(pair: Pair): string[] {
  const { days, what } = allowed(pair)
  const inYears = daysMeant(pair.mention, exampleYears)
  // The weekday implies the year; the rule 'weekdays' reports one that fits no year.
  const fitting = inYears.filter(day => fitsWeekday(pair.mention, day))
  const meant = fitting.length > 0 ? fitting : inYears
  if (meant.some(day => days[0] <= day && day <= days[1])) return []
  return [`'${pair.mention.text}' does not fit: ${what}, ${days[0].slice(0, 4)} (data/example/calendar.ts).`]
}

/** A date next to a numbered Sprint is in it, on the day the text says. */
export const sprintDatesFit: ExampleCheck = text => pairsIn(text.text, appSprints(text)).flatMap(problemOf)
