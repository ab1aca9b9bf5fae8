import {
  firstDayOf,
  lastDayOf,
  lastSprint,
  plannedLastDayOf,
  sprintOn,
} from '../../../../data/example/calendar'
import { monthAndDay } from '../../../../lib/example/days'
import { daysMeant, findDates, type DateMention } from '../../../../lib/example/find-dates'
import { isPageOfOtherTeam } from './app-sprints'
import type { ExampleCheck } from './example-text'
import { exampleYears } from './weekdays'

/** A Sprint's dates: 'the Sprint of June 1 to 12', 'Sprint 37 (June 1 to 12)'. */
function spansIn(text: string): DateMention[] {
  return findDates(text).filter(
    ({ to, at }) => to && /\bSprint(?: \d+)?,? (?:of |from |\()$/.test(text.slice(0, at)),
  )
}

function problemOf(mention: DateMention): string[] {
  const { to, year } = mention
  if (!to) return []
  const end = { weekday: undefined, year, ...to }
  const sprints = daysMeant(mention, exampleYears).map(day => sprintOn(day) ?? 0)
  const fits = sprints.some(
    sprint =>
      sprint > 0 &&
      daysMeant(mention, exampleYears).includes(firstDayOf(sprint)) &&
      daysMeant(end, exampleYears).some(day => [lastDayOf(sprint), plannedLastDayOf(sprint)].includes(day)),
  )
  if (fits) return []
  const near = sprints
    .filter(sprint => sprint > 0 && sprint <= lastSprint)
    .map(
      sprint => `Sprint ${sprint} is ${monthAndDay(firstDayOf(sprint))} to ${monthAndDay(lastDayOf(sprint))}`,
    )
  return [`'${mention.text}' isn't a Sprint of the app team: ${near.join(', ')} (data/example/calendar.ts).`]
}

/** A Sprint named by its first and last day has these days. */
export const sprintSpansFit: ExampleCheck = ({ text, route, from }) =>
  from === 'question' || isPageOfOtherTeam(route) ? [] : spansIn(text).flatMap(problemOf)
