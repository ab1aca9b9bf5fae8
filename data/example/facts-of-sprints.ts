/** The facts of each Sprint by name: sprint16.goal, sprint16.first, sprint16.day4, sprint16.done, sprint16.doneInWords … */
import { dayInWords, spanInWords } from '../../lib/example/days'
import { factsUnder, type Facts } from '../../lib/example/fact-texts'
import { bare } from '../../lib/example/closeness'
import { inWords } from '../../lib/example/number-words'
import type { SprintFacts } from '../../lib/example/sprint'
import { dayOfSprint, firstDayOf, lastDayOf, plannedLastDayOf, workingDayOn } from './calendar'
import { sprints } from './sprints'

const counts = [
  'forecast',
  'done',
  'points',
  'plannedFeatures',
  'daysPresent',
  'plannedDaysDone',
  'bugs',
] as const

function factsOfSprint(sprint: SprintFacts): Facts {
  const { number, goal } = sprint
  const name = `sprint${number}`
  const [first, last] = [firstDayOf(number), lastDayOf(number)]
  const days = Array.from(
    { length: workingDayOn(last) ?? 0 },
    (_, index) => [`day${index + 1}`, dayInWords(dayOfSprint(number, index + 1))] as const,
  )
  const known = counts.flatMap(key => {
    const value = sprint[key]
    return value === undefined ? [] : [[key, value] as const, [`${key}InWords`, inWords(value)] as const]
  })
  return factsUnder(name, {
    first: dayInWords(first),
    last: dayInWords(last),
    plannedLast: dayInWords(plannedLastDayOf(number)),
    span: spanInWords(first, last),
    ...(goal === undefined ? {} : { goal: bare(goal) }),
    ...Object.fromEntries<number | string>([...days, ...known]),
  })
}

export const factsOfSprints: Facts = Object.assign({}, ...sprints.map(factsOfSprint)) as Facts
