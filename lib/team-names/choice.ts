import type { TeamNameStyle } from './style'

/** Minimum and maximum length of a name, spaces included. */
export const teamNameLengths = {
  any: { label: 'Any', fewest: 0, most: Infinity },
  short: { label: 'Short, up to 14 characters', fewest: 0, most: 14 },
  long: { label: 'Long, 20 characters or more', fewest: 20, most: Infinity },
} as const

export type TeamNameLength = keyof typeof teamNameLengths

/** The filters. */
export interface TeamNameChoice {
  /** A theme's id; '' for all. */
  theme: string
  /** A style's id; '' for a mix. */
  style: TeamNameStyle | ''
  length: TeamNameLength
  /** First letter of the first word, articles ignored; '' for any. */
  letter: string
}

/** No filters. */
export const anyName: TeamNameChoice = { theme: '', style: '', length: 'any', letter: '' }

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
