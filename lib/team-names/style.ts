import type { TeamNameTheme, TeamNameWords } from './theme'

/** How two words form a name. */
interface Making {
  /** Its label in the list of styles. */
  example: string
  firsts: (words: TeamNameWords, theme: TeamNameTheme) => readonly string[]
  seconds: (words: TeamNameWords, theme: TeamNameTheme) => readonly string[]
  before: string
  between: string
  /** Whether two words go together; all do by default. */
  allows?: (first: string, second: string) => boolean
  /** Its names also belong to another style, so a mix skips it. */
  isPart?: true
}

const adjectives = (words: TeamNameWords, theme: TeamNameTheme) => [...words.adjectives, ...theme.adjectives]
const ones = (_words: TeamNameWords, theme: TeamNameTheme) => theme.nouns.map(({ one }) => one)
const many = (_words: TeamNameWords, theme: TeamNameTheme) => theme.nouns.map(noun => noun.many)

/** Styles by id, which addresses contain, in the order shown. */
const makings = {
  the: { example: 'The Swift Otters', firsts: adjectives, seconds: many, before: 'The ', between: ' ' },
  plain: { example: 'Swift Otters', firsts: adjectives, seconds: many, before: '', between: ' ' },
  joined: { example: 'SwiftOtters', firsts: adjectives, seconds: many, before: '', between: '' },
  alike: {
    example: 'Brave Badgers',
    firsts: adjectives,
    seconds: many,
    before: '',
    between: ' ',
    allows: (first, second) => second.startsWith(first.charAt(0)),
    isPart: true,
  },
  crew: {
    example: 'Otter Crew',
    firsts: ones,
    seconds: words => words.groups,
    before: '',
    between: ' ',
  },
  pair: {
    example: 'Otter & Finch',
    firsts: ones,
    seconds: ones,
    before: '',
    between: ' & ',
    allows: (first, second) => first !== second,
  },
} satisfies Record<string, Making>

export type TeamNameStyle = keyof typeof makings

export const teamNameStyles = Object.keys(makings) as TeamNameStyle[]

/** Functions that form names, by style. */
export const makingOf = (style: TeamNameStyle): Making => makings[style]
