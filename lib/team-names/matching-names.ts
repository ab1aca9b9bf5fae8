import { teamNameLengths, type TeamNameChoice } from './choice'
import { makingOf, teamNameStyles, type TeamNameStyle } from './style'
import type { TeamName } from './team-name'
import type { TeamNameTheme, TeamNameWords } from './theme'

/** The matching names of one style in a fixed order, computed on demand. */
export interface Shelf {
  count: number
  /** The name at an index from 0 to `count` - 1. */
  at: (index: number) => TeamName
}

/** The names that begin with the same word. */
interface Run {
  theme: number
  first: number
  /** Index of the first name after them. */
  end: number
  /** Whether a second word fits. */
  takes: (second: string) => boolean
  seconds: readonly string[]
}

/** The first run that ends after an index. */
function runAt(runs: readonly Run[], index: number): number {
  let [low, high] = [0, runs.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.end ?? 0) > index) high = middle
    else low = middle + 1
  }
  return low
}

/** How many words have a length from `fewest` to `most`, without visiting each. */
function counterOf(words: readonly string[]): (fewest: number, most: number) => number {
  const longest = Math.max(0, ...words.map(({ length }) => length))
  const upTo = Array.from(
    { length: longest + 1 },
    (_, most) => words.filter(({ length }) => length <= most).length,
  )
  const countTo = (most: number) => (most < 0 ? 0 : (upTo[Math.min(most, longest)] ?? 0))
  return (fewest, most) => Math.max(0, countTo(most) - countTo(fewest - 1))
}

function shelfOf(
  words: TeamNameWords,
  themes: readonly (readonly [TeamNameTheme, number])[],
  style: TeamNameStyle,
  choice: TeamNameChoice,
): Shelf {
  const making = makingOf(style)
  const { fewest, most } = teamNameLengths[choice.length]
  const around = making.before.length + making.between.length
  const runs: Run[] = []
  let count = 0
  for (const [from, theme] of themes) {
    const seconds = making.seconds(words, from)
    const countOf = counterOf(seconds)
    making.firsts(words, from).forEach((word, first) => {
      if (choice.letter && !word.startsWith(choice.letter)) return
      const takes = (second: string) => {
        const length = around + word.length + second.length
        return length >= fewest && length <= most && making.allows?.(word, second) !== false
      }
      const rest = around + word.length
      const fitting = making.allows ? seconds.filter(takes).length : countOf(fewest - rest, most - rest)
      count += fitting
      if (fitting > 0) runs.push({ theme, first, end: count, takes, seconds })
    })
  }
  const at = (index: number): TeamName => {
    const position = runAt(runs, index)
    const run = runs[position]
    if (!run || index < 0 || index >= count)
      throw new RangeError(`There is no name ${index} among ${count} of style ${style}.`)
    let left = index - (runs[position - 1]?.end ?? 0)
    const second = run.seconds.findIndex(word => run.takes(word) && left-- === 0)
    return { style, theme: run.theme, first: run.first, second }
  }
  return { count, at }
}

/** The matching names, one list per style that has any. */
export function matchingNames(words: TeamNameWords, choice: TeamNameChoice): Shelf[] {
  const themes = words.themes
    .map((theme, index) => [theme, index] as const)
    .filter(([{ id }]) => choice.theme === '' || id === choice.theme)
  const styles = choice.style ? [choice.style] : teamNameStyles.filter(style => !makingOf(style).isPart)
  return styles.map(style => shelfOf(words, themes, style, choice)).filter(({ count }) => count > 0)
}
