import { sprintFacts } from '../../../../data/example/sprints'
import { lastSprint } from '../../../../data/example/calendar'
import { weekdays } from '../../../../lib/example/days'
import { numberFrom, numberPattern } from '../../../../lib/example/number-words'
import type { SprintFacts } from '../../../../lib/example/sprint'
import { appSprints } from './app-sprints'
import type { ExampleCheck } from './example-text'

const count = `(${numberPattern})`
const done = '(?: (?:were|was|are|is|got|came out|had been))? Done\\b'
const doneOfForecast = new RegExp(`\\b${count} of (?:the |its |our |their )?${count} items${done}`, 'i')
/** Excludes 'the other two items were Done' and 'of the two items'. */
const itemsDone = new RegExp(
  `(?<!\\b(?:of|of the|other|another|first|last|next|remaining|these|those) )\\b${count} items${done}`,
  'i',
)
const forecastFirst = new RegExp(`\\bforecast (?:of )?${count} items\\b`, 'i')
const forecastLast = new RegExp(`\\b${count} items (?:were |was )?forecast\\b`, 'i')
const goalMet = /\bgoal (?:was |is )?(?:met|reached)\b/i
const goalMissed = /\bgoal (?:was |is )?(?:missed|not (?:met|reached))\b/i

/** Words that make a count that of a day within the Sprint, or not its result. */
const isPartial = new RegExp(
  `\\bdays?\\b|\\b(?:${weekdays.join('|')})\\b|\\bnot Done\\b|` +
    '\\b(?:by|so far|yet|already|still|almost|after|before|if|would|could|had to)\\b',
  'i',
)

/** What a sentence says about a Sprint's result. */
function saidIn(text: string): Pick<SprintFacts, 'done' | 'forecast' | 'goalMet'> {
  const [, ofDone, ofForecast] = doneOfForecast.exec(text) ?? []
  const doneText = ofDone ?? itemsDone.exec(text)?.[1]
  const forecastText = ofForecast ?? (forecastFirst.exec(text) ?? forecastLast.exec(text))?.[1]
  const said: Pick<SprintFacts, 'done' | 'forecast' | 'goalMet'> = {}
  const [doneCount, forecastCount] = [doneText, forecastText].map(each => each && numberFrom(each))
  if (typeof doneCount === 'number') said.done = doneCount
  if (typeof forecastCount === 'number') said.forecast = forecastCount
  if (goalMissed.test(text)) said.goalMet = false
  else if (goalMet.test(text)) said.goalMet = true
  return said
}

const phrases = {
  done: (value: unknown) => `${String(value)} items were Done`,
  forecast: (value: unknown) => `${String(value)} items were forecast`,
  goalMet: (value: unknown) => (value === true ? 'its goal was met' : 'its goal was not met'),
}

/** A sentence about one numbered Sprint agrees with the example on items and goal. */
export const sprintCountsFit: ExampleCheck = text => {
  const [mention, ...others] = appSprints(text)
  // A sentence about several Sprints, or a moment within one, is too ambiguous.
  if (!mention || others.length > 0 || mention.sprint > lastSprint) return []
  if (/\bSprints\b/.test(text.text) || isPartial.test(text.text)) return []
  const facts = sprintFacts(mention.sprint)
  const said = saidIn(text.text)
  return (['done', 'forecast', 'goalMet'] as const)
    .filter(key => facts[key] !== undefined && said[key] !== undefined && facts[key] !== said[key])
    .map(
      key =>
        `Sprint ${mention.sprint}: ${phrases[key](facts[key])}; the text says that ${phrases[key](said[key])} (data/example/sprints.ts).`,
    )
}
