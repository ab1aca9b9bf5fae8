import { makingOf, teamNameStyles, type TeamNameStyle } from './style'
import type { TeamNameWords } from './theme'

/** A name as indexes into its style's word lists. */
export interface TeamName {
  style: TeamNameStyle
  theme: number
  first: number
  second: number
}

/** The name as shown; undefined if an index is out of range. */
export function textOfName(
  words: TeamNameWords,
  { style, theme, first, second }: TeamName,
): string | undefined {
  const making = makingOf(style)
  const from = words.themes[theme]
  if (!from) return undefined
  const [one, other] = [making.firsts(words, from)[first], making.seconds(words, from)[second]]
  if (one === undefined || other === undefined || making.allows?.(one, other) === false) return undefined
  return `${making.before}${one}${making.between}${other}`
}

const digits = (value: number, count: number) => value.toString(36).padStart(count, '0')

/** A name as part of an address: one digit each for style and theme, two per word. */
export function codeOfName({ style, theme, first, second }: TeamName): string {
  return `${digits(teamNameStyles.indexOf(style), 1)}${digits(theme, 1)}${digits(first, 2)}${digits(second, 2)}`
}

/** The name of a code, if the lists have it. */
export function nameOfCode(words: TeamNameWords, code: string): TeamName | undefined {
  const [, ...parts] = /^([0-9a-z])([0-9a-z])([0-9a-z]{2})([0-9a-z]{2})$/.exec(code) ?? []
  const [styleAt = -1, theme = -1, first = -1, second = -1] = parts.map(part => parseInt(part, 36))
  const style = teamNameStyles[styleAt]
  const name = style && { style, theme, first, second }
  return name && textOfName(words, name) !== undefined ? name : undefined
}
