import type { TeamNameStyle } from './style'

/** Fewest and most characters of a name, with its spaces. */
export const teamNameLengths = {
  any: { label: 'Any', fewest: 0, most: Infinity },
  short: { label: 'Short, up to 14 characters', fewest: 0, most: 14 },
  long: { label: 'Long, 20 characters or more', fewest: 20, most: Infinity },
} as const

export type TeamNameLength = keyof typeof teamNameLengths

/** Which names are wanted. */
export interface TeamNameChoice {
  /** Id of a theme; '' for all. */
  theme: string
  /** '' for a mix. */
  style: TeamNameStyle | ''
  length: TeamNameLength
  /** First letter of the first word, an article left out; '' for any. */
  letter: string
}

/** All names. */
export const anyName: TeamNameChoice = { theme: '', style: '', length: 'any', letter: '' }

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
