import { conditionsOf, type LittlesLaw } from '@lib/flow/measures'
import type { FlowResults } from '@lib/flow/results'
import type { FlowSettings } from '@lib/flow/settings'

/** With one decimal, '2.9'. */
export const numberInWords = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** '1 item', '12 items' */
export const itemsInWords = (count: number): string =>
  `${numberInWords(count)} ${count === 1 ? 'item' : 'items'}`

/** '1 day', '2.9 days' */
export const daysInWords = (days: number): string => {
  const text = numberInWords(days)
  return `${text} ${text === '1' ? 'day' : 'days'}`
}

/** What the board is compared with. */
export const comparedName = ({ compare }: FlowSettings): string =>
  compare === 'no-lane' ? 'without the urgent lane' : 'without limits'

/** The result in a sentence. */
export function resultInWords(
  { results, compared }: { results: FlowResults; compared: FlowResults },
  settings: FlowSettings,
): string {
  if (results.finished === 0) return 'Nothing is finished in the days that count.'
  const before = comparedName(settings)
  const time =
    settings.compare === 'no-lane' && settings.urgent > 0
      ? `Urgent items take ${daysInWords(results.urgent)} from asking to done, and all others ${daysInWords(results.ordinary)}; ${before}, these take ${numberInWords(compared.ordinary)}.`
      : `An item is in progress for ${daysInWords(results.time)} on average; ${before}, for ${numberInWords(compared.time)}.`
  return `${time} ${numberInWords(results.rate)} items are finished in a day; ${before}, ${numberInWords(compared.rate)}.`
}

/** Whether the conditions of Little's law hold. */
function conditionsInWords(law: LittlesLaw): string {
  const { isSteady, areAgesSteady } = conditionsOf(law)
  if (isSteady && areAgesSteady) return 'Both conditions hold.'
  const broken = isSteady
    ? 'The second condition is broken'
    : areAgesSteady
      ? 'The first condition is broken'
      : 'Both conditions are broken'
  return `${broken}, so the law promises nothing here.`
}

/** By how much the sides of Little's law differ. */
function sidesInWords({ inside, rate, time }: LittlesLaw): string {
  const off = Math.round(Math.abs(inside / (rate * time) - 1) * 100)
  return off < 1 ? 'two sides agree' : `two sides differ by ${off}%`
}

/** What comes of Little's law, measured from start to done and from asking to done. */
export function lawsInWords(ofStart: LittlesLaw, ofAsking: LittlesLaw): string {
  if (ofStart.went === 0) return 'Nothing came out, so there is nothing to compare.'
  const [first, second] = [ofStart, ofAsking].map(conditionsInWords)
  return first === second
    ? `${first} From start to done, the ${sidesInWords(ofStart)}; from asking to done, the ${sidesInWords(ofAsking)}.`
    : `From start to done: ${first} The ${sidesInWords(ofStart)}. From asking to done: ${second} The ${sidesInWords(ofAsking)}.`
}
